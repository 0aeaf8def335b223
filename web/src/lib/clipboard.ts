// Copying text to the clipboard.

/** Whether it was copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Forbidden, or missing: without HTTPS browsers offer only the old way.
    return copySelection(text);
  }
}

function copySelection(text: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const area = document.createElement("textarea");
  area.className = "hidden";
  area.value = text;
  // Nothing outside an open dialog can be selected.
  (document.querySelector("dialog:modal") ?? document.body).append(area);
  area.focus({ preventScroll: true });
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  before?.focus({ preventScroll: true });
  return copied;
}
