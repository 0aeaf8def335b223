import { expect, test, vi } from "vitest";

import { FrameQueue, compression } from "./frames";

function queue() {
  const got: string[] = [];
  const broken = vi.fn();
  return { got, broken, frames: new FrameQueue((text) => got.push(text), broken) };
}

function deflated(text: string): Promise<ArrayBuffer> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Response(stream).arrayBuffer();
}

test("text is handed on at once", () => {
  const { got, frames } = queue();
  frames.push("one");
  expect(got).toEqual(["one"]);
});

test("nothing overtakes a message that is still inflated", async () => {
  const { got, frames } = queue();
  const [one, three] = await Promise.all([deflated("one ".repeat(50_000)), deflated("three")]);
  frames.push(one);
  frames.push("two");
  frames.push(three);
  frames.after(() => got.push("closed"));
  expect(got).toEqual([]);
  await vi.waitFor(() => expect(got).toHaveLength(4));
  expect(got).toEqual(["one ".repeat(50_000), "two", "three", "closed"]);
  frames.push("four");
  expect(got.at(-1)).toBe("four");
});

test("a frame that cannot be read is told, and those after it come", async () => {
  const { got, broken, frames } = queue();
  frames.push(new Uint8Array([255, 255, 255, 255]).buffer);
  frames.push("two");
  await vi.waitFor(() => expect(got).toEqual(["two"]));
  expect(broken).toHaveBeenCalledOnce();
});

test("a browser without inflating asks for plain messages", () => {
  expect(compression()).toBe("&compress=deflate-raw");
  vi.stubGlobal("DecompressionStream", undefined);
  expect(compression()).toBe("");
  vi.unstubAllGlobals();
});
