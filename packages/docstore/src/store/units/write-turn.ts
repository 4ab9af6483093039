/** Who may write: everybody, or only a write that has begun and takes effect as a whole. */
export class WriteTurn {
  private ended?: Promise<void>;
  private end: () => void = () => undefined;

  /** Settles when the others may write again; undefined while they may. */
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

  /** Runs at a moment at which everybody may write. */
  async whenFree<T>(run: () => T): Promise<T> {
    while (this.ended) await this.ended;
    return run();
  }
}
