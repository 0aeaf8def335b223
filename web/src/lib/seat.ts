// Seats are told apart by colour, outline and pattern.

/** 1 for `A`, 2 for `B`; the colours and emblems are numbered like this. */
export function seatNumber(seat: string): number {
  return seat.charCodeAt(0) - 64;
}

/** `A` for 0, `B` for 1. */
export function seatAt(index: number): string {
  return String.fromCharCode(65 + index);
}

export function seatColour(seat: string | null): string {
  return seat ? `var(--seat-${seatNumber(seat)})` : "var(--panel-ink-2)";
}
