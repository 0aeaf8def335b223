// The frames of a socket: small messages come as text, large ones deflated.

/** Whether this browser can inflate what the server deflates. */
function canInflate(): boolean {
  try {
    return new DecompressionStream("deflate-raw") !== null;
  } catch {
    return false;
  }
}

/** What a client adds to the address of a socket, so that large messages are deflated. */
export const compression = (): string => (canInflate() ? "&compress=deflate-raw" : "");

function inflate(data: ArrayBuffer): Promise<string> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).text();
}

/** Hands messages on in the order they came: one that is inflated must not be overtaken. */
export class FrameQueue {
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly deliver: (text: string) => void,
    /** Called when a frame cannot be read. */
    private readonly broken: () => void,
  ) {}

  push(data: string | ArrayBuffer) {
    if (typeof data === "string") this.after(() => this.deliver(data));
    else this.#wait(inflate(data).then((text) => () => this.deliver(text)));
  }

  /** Does this once everything before it was delivered; at once if nothing waits. */
  after(action: () => void) {
    if (this.#waiting === 0) action();
    else this.#wait(Promise.resolve(action));
  }

  #wait(ready: Promise<() => void>) {
    this.#waiting++;
    // Both are under way at once, but the action comes after those before it.
    this.#last = Promise.all([ready.catch(() => this.broken), this.#last.catch(() => undefined)]).then(
      ([action]) => {
        this.#waiting--;
        action();
      },
    );
  }
}
