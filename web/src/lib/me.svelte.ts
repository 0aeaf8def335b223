// Who this browser is.

import { api, Refused } from "./api";
import { words } from "./words";

class Me {
  /** Empty while nobody has taken a name here. */
  name = $state("");

  async load() {
    try {
      this.name = (await api.me()).name;
    } catch (error) {
      // Only this answer means that nobody is known here. Whoever was not asked keeps their name.
      if (!(error instanceof Refused && error.status === 401)) throw error;
      this.name = "";
    }
  }

  async rename(name: string) {
    this.name = (await api.nameMe(name)).name;
  }

  /** Everybody who plays has a name; who gave none gets a friendly one. */
  async ensure() {
    if (this.name === "") await this.load();
    if (this.name === "") await this.rename(guestName(words().lobby.guests));
  }
}

export function guestName(guests: string[], random: () => number = Math.random): string {
  const guest = guests[Math.floor(random() * guests.length)] ?? "";
  return `${guest} ${10 + Math.floor(random() * 90)}`;
}

export const me = new Me();
