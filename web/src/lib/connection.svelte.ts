// The socket of a table. It comes back by itself.

import { pause } from "./backoff";
import { FrameQueue } from "./frames";
import type { ServerMessage, ClientMessage } from "./wire";

export type Link = "connecting" | "open" | "waiting" | "closed";

/** Longer than this nobody is silent: the server says something every 25 seconds. */
const SILENCE_MS = 60_000;
const CHECK_MS = 5000;

export class Connection {
  link = $state<Link>("connecting");
  /** When the next attempt is made, in milliseconds since 1970. */
  next = $state(0);

  /** How many sockets there have been. */
  count = 0;
  /** Whether the present socket has shown us the table. */
  welcomed = false;

  #socket: WebSocket | null = null;
  #attempts = 0;
  #heard = 0;
  #timer = 0;
  #watch = 0;

  constructor(
    private readonly address: () => string,
    private readonly hear: (news: ServerMessage) => void,
    /** Called when an attempt failed: the table may not exist. */
    private readonly failed: () => void,
  ) {
    addEventListener("online", this.#retry);
    addEventListener("offline", this.#lost);
    document.addEventListener("visibilitychange", this.#check);
    this.#watch = setInterval(this.#check, CHECK_MS);
    this.#connect();
  }

  /** Whether it could be sent. */
  send(wish: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(wish));
    return true;
  }

  /** The other side does not answer, or should know us anew: give this socket up and open another. */
  renew() {
    if (this.link === "waiting" || this.link === "closed") return;
    this.#drop();
    this.#connect();
  }

  close() {
    removeEventListener("online", this.#retry);
    removeEventListener("offline", this.#lost);
    document.removeEventListener("visibilitychange", this.#check);
    clearInterval(this.#watch);
    this.#drop();
    this.link = "closed";
  }

  #connect() {
    clearTimeout(this.#timer);
    this.link = "connecting";
    this.count++;
    this.welcomed = false;
    this.#heard = Date.now();
    const socket = new WebSocket(this.address());
    this.#socket = socket;
    socket.onopen = () => {
      this.link = "open";
    };
    socket.binaryType = "arraybuffer";
    const ifCurrent = (action: () => void) => {
      if (this.#socket === socket) action();
    };
    const frames = new FrameQueue(
      (text) => ifCurrent(() => this.#receive(text)),
      () => ifCurrent(() => this.renew()),
    );
    socket.onmessage = ({ data }) =>
      ifCurrent(() => {
        this.#heard = Date.now();
        frames.push(data as string | ArrayBuffer);
      });
    // What was sent before the end is still read.
    socket.onclose = () =>
      frames.after(() =>
        ifCurrent(() => {
          if (this.link === "connecting") this.failed();
          this.#later();
        }),
      );
  }

  #receive(text: string) {
    const message = JSON.parse(text) as ServerMessage;
    // Only who was let in may come back at once.
    if (message.type === "state") {
      this.#attempts = 0;
      this.welcomed = true;
    }
    this.hear(message);
  }

  #later() {
    this.#drop();
    const wait = pause(this.#attempts++);
    this.link = "waiting";
    this.next = Date.now() + wait;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #drop() {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** A connection can die without a word, for instance while the device sleeps. */
  #check = () => {
    if (this.link === "waiting" || Date.now() - this.#heard < SILENCE_MS) return;
    this.#drop();
    this.#connect();
  };

  #retry = () => {
    if (this.link === "waiting") this.#connect();
  };

  #lost = () => {
    if (this.link !== "closed") this.#later();
  };
}
