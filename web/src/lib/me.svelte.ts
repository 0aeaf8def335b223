// Who this browser is.

import { api, Refused } from "./api";
import { clearRequests } from "./seat-requests";
import { list } from "./translate";
import { words } from "./words";

class Me {
  /** Empty until a name is chosen. */
  name = $state("");
  /** The recovery link that was made here. Another one would invalidate it. */
  link = $state("");

  async load() {
    try {
      this.name = (await api.me()).name;
    } catch (error) {
      // Only this code means that the browser is not signed in. After any other error the name stays.
      if (!(error instanceof Refused && error.code === "nobody")) throw error;
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
    clearRequests();
  }

  /** Everyone who plays has a name; those who chose none get a friendly one. */
  async ensure() {
    if (this.name === "") await this.load();
    if (this.name === "") await this.rename(guestName(list(words().lobby.guests)));
  }
}

export function guestName(guests: string[], random: () => number = Math.random): string {
  const guest = guests[Math.floor(random() * guests.length)] ?? "";
  return `${guest} ${10 + Math.floor(random() * 90)}`;
}

export const me = new Me();
