// My turn begins: a soft sound and a notification, for those who asked for them.

import { settings } from "./settings.svelte";

/** A cue that fails must not take the turn with it: it stays silent. */
export function myTurnBegins(title: string, question: string) {
  if (settings.sound) silently(chime);
  if (canNotify("granted") && document.hidden) silently(() => notify(title, question));
}

export function canNotify(permission: NotificationPermission): boolean {
  return "Notification" in window && Notification.permission === permission;
}

/** The browser asks the person; without an answer nobody is notified. */
export async function allowNotifications() {
  try {
    await Notification.requestPermission();
  } catch {
    // Forbidden, for instance on a page without HTTPS.
  }
}

function silently(cue: () => void) {
  try {
    cue();
  } catch {
    // Too many sounds at once, or no way to notify from a page.
  }
}

/** On Android the constructor exists and throws. */
function notify(title: string, question: string) {
  new Notification(title, { body: question, tag: "turn" });
}

/** Two low bells, quiet. */
function chime() {
  const audio = new AudioContext();
  for (const [n, pitch] of [392, 523].entries()) {
    const bell = audio.createOscillator();
    const loudness = audio.createGain();
    const start = audio.currentTime + n * 0.14;
    bell.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.08, start);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    bell.connect(loudness).connect(audio.destination);
    bell.start(start);
    bell.stop(start + 0.5);
  }
  setTimeout(() => void audio.close().catch(() => undefined), 1200);
}
