// The WebSocket of a table. It reconnects by itself.

import { backoff } from "./backoff";
import { FrameQueue } from "./frames";
import type { ServerMessage, ClientMessage } from "./wire";

export type SocketStatus = "connecting" | "open" | "waiting" | "closed";

/** The server says something every 25 seconds: after a longer silence the connection is dead. */
const SILENCE_MS = 60_000;
const CHECK_MS = 5000;

export class ReconnectingSocket {
  status = $state<SocketStatus>("connecting");
  /** When the next attempt is made, in milliseconds since 1970. */
  nextAttempt = $state(0);

  /** How many sockets there have been. */
  count = 0;
  /** Whether the present socket has shown us the table. */
  welcomed = false;

  #socket: WebSocket | null = null;
  #attempts = 0;
  #heardAt = 0;
  #timer = 0;
  #watchdog = 0;

  constructor(
    private readonly address: () => string,
    private readonly onmessage: (message: ServerMessage) => void,
    /** Called when an attempt failed: the table may not exist. */
    private readonly onfailure: () => void,
  ) {
    addEventListener("online", this.#retry);
    addEventListener("offline", this.#wentOffline);
    document.addEventListener("visibilitychange", this.#check);
    this.#watchdog = setInterval(this.#check, CHECK_MS);
    this.#connect();
  }

  /** Whether it could be sent. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Opens another socket: this one does not answer, or the server should see who we are now. */
  reconnect() {
    if (this.status === "waiting" || this.status === "closed") return;
    this.#drop();
    this.#connect();
  }

  close() {
    removeEventListener("online", this.#retry);
    removeEventListener("offline", this.#wentOffline);
    document.removeEventListener("visibilitychange", this.#check);
    clearInterval(this.#watchdog);
    this.#drop();
    this.status = "closed";
  }

  #connect() {
    clearTimeout(this.#timer);
    this.status = "connecting";
    this.count++;
    this.welcomed = false;
    this.#heardAt = Date.now();
    const socket = new WebSocket(this.address());
    this.#socket = socket;
    socket.onopen = () => {
      this.status = "open";
    };
    socket.binaryType = "arraybuffer";
    const ifCurrent = (action: () => void) => {
      if (this.#socket === socket) action();
    };
    const frames = new FrameQueue(
      (text) => ifCurrent(() => this.#receive(text)),
      () => ifCurrent(() => this.reconnect()),
    );
    socket.onmessage = ({ data }) =>
      ifCurrent(() => {
        this.#heardAt = Date.now();
        frames.push(data as string | ArrayBuffer);
      });
    // What was sent before the end is still read.
    socket.onclose = () =>
      frames.after(() =>
        ifCurrent(() => {
          if (this.status === "connecting") this.onfailure();
          this.#retryLater();
        }),
      );
  }

  #receive(text: string) {
    const message = JSON.parse(text) as ServerMessage;
    // Only a socket that was let in starts the pauses from the beginning.
    if (message.type === "state") {
      this.#attempts = 0;
      this.welcomed = true;
    }
    this.onmessage(message);
  }

  #retryLater() {
    this.#drop();
    const wait = backoff(this.#attempts++);
    this.status = "waiting";
    this.nextAttempt = Date.now() + wait;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #drop() {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** A connection can die without a close event, for instance while the device sleeps. */
  #check = () => {
    if (this.status === "waiting" || Date.now() - this.#heardAt < SILENCE_MS) return;
    this.#drop();
    this.#connect();
  };

  #retry = () => {
    if (this.status === "waiting") this.#connect();
  };

  #wentOffline = () => {
    if (this.status !== "closed") this.#retryLater();
  };
}
