// My turn begins: a soft sound and a notification, for those who asked for them.

import { settings } from "./settings.svelte";

export function myTurnBegins(title: string, question: string) {
  if (settings.sound) chime();
  const allowed = "Notification" in window && Notification.permission === "granted";
  if (allowed && document.hidden) new Notification(title, { body: question, tag: "turn" });
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
  setTimeout(() => void audio.close(), 1200);
}
