// The time, for what counts down on a page.

import { createSubscriber } from "svelte/reactivity";

const EVERY_MS = 500;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY_MS);
  return () => clearInterval(timer);
});

/** Changes twice a second where an effect or markup reads it. */
export const now = {
  get current(): number {
    subscribe();
    return Date.now();
  },
};
