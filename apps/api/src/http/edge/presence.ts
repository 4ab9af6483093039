/** A caller is there for so long after each request. */
const PRESENT_MS = 1_000;

/** Whether others than one caller are there, from the latest requests alone. */
export class Presence {
  private latest = { key: '', at: -Infinity };
  /** The latest of anybody but the caller of `latest`. */
  private other = -Infinity;

  /** A caller has sent a request. */
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
