// My turn begins: a soft sound and a notification, for those who want them.

import { settings } from "./settings.svelte";

/** An alert that fails stays silent: it must not disturb the turn. */
export function announceTurn(title: string, question: string) {
  if (settings.sound) attempt(chime);
  if (canNotify("granted") && document.hidden) attempt(() => notify(title, question));
}

export function canNotify(permission: NotificationPermission): boolean {
  return "Notification" in window && Notification.permission === permission;
}

/** The browser asks the person; without an answer nobody is notified. */
export async function requestNotifications() {
  try {
    await Notification.requestPermission();
  } catch {
    // Forbidden, for instance on a page without HTTPS.
  }
}

function attempt(cue: () => void) {
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
