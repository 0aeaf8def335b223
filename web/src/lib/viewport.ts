// The window of the browser, and which format of a table fits into it.

import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { formatOf } from "./fit";

/** Changes with the window: read it in an effect, a derived value or markup. */
export const viewport = {
  get width(): number {
    return innerWidth.current ?? 0;
  },
  get height(): number {
    return innerHeight.current ?? 0;
  },
  get format() {
    return formatOf(this.width, this.height);
  },
  /** A phone, or a window like one: panels lie below and over the picture instead of beside it. */
  get tall(): boolean {
    return this.format === "tall";
  },
};
