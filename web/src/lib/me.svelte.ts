// Who this browser is.

import { api, Refused } from "./api";
import { forgetRequests } from "./requests";
import { words } from "./words";

class Me {
  /** Empty while nobody has taken a name here. */
  name = $state("");
  /** The recovery link made here; another one would make it useless. */
  link = $state("");

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

  async makeLink() {
    await this.ensure();
    this.link ||= (await api.recovery()).link;
  }

  /** This browser becomes whoever the secret of a recovery link belongs to. */
  async recover(secret: string) {
    this.name = (await api.recover(secret)).name;
    this.link = "";
  }

  /** Only a recovery link makes this browser the same person again. */
  async signOut(everywhere: boolean) {
    await api.signOut({ everywhere });
    this.name = "";
    this.link = "";
    forgetRequests();
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
