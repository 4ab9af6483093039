/** How long a caller counts as active after a request. */
const PRESENT_MS = 1_000;

/** Tells whether callers other than a given one are active, from the latest requests alone. */
export class Presence {
  private latest = { key: '', at: -Infinity };
  /** Time of the latest request of any caller but the one in `latest`. */
  private other = -Infinity;

  /** Records a request of a caller. */
  note(key: string, at: number): void {
    if (key === this.latest.key) {
      this.latest.at = at;
      return;
    }
    this.other = this.latest.at;
    this.latest = { key, at };
  }

  hasOthersThan(key: string, now: number): boolean {
    const seenAt = key === this.latest.key ? this.other : this.latest.at;
    return now - seenAt < PRESENT_MS;
  }
}
