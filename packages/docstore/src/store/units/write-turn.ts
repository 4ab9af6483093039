/** Admits writes: all of them, or only the whole write that is under way. */
export class WriteTurn {
  private ended?: Promise<void>;
  private end: () => void = () => undefined;

  /** Settles when the whole write ends; undefined if none is under way. */
  get taken(): Promise<void> | undefined {
    return this.ended;
  }

  take(): void {
    this.ended ??= new Promise((resolve) => (this.end = resolve));
  }

  give(): void {
    this.ended = undefined;
    this.end();
  }

  /** Runs when no whole write is under way. */
  async whenFree<T>(run: () => T): Promise<T> {
    while (this.ended) await this.ended;
    return run();
  }
}
