type Waker = (dueAt: Date) => void;

const wakers = new Set<Waker>();

/** Tells the workers of this process that a job is due at this time. */
export function wakeFor(dueAt: Date): void {
  for (const wake of wakers) wake(dueAt);
}

/** Sleeps until a job is due of which this process was told, at most for a while. */
export class Sleeper {
  /** The earliest of these times that is still to come. */
  #next = Infinity;
  #rest: (() => void) | undefined;

  constructor(signal: AbortSignal) {
    const wake: Waker = (dueAt) => {
      this.#next = Math.min(this.#next, dueAt.getTime());
      this.#rest?.();
    };
    wakers.add(wake);
    signal.addEventListener('abort', () => {
      wakers.delete(wake);
      wake(new Date(0));
    });
  }

  async sleep(maxMs: number): Promise<void> {
    const end = Date.now() + maxMs;
    for (let left = maxMs; left > 0; left = Math.min(end, this.#next) - Date.now())
      await this.#pause(Math.min(left, this.#next - Date.now()));
    if (this.#next <= Date.now()) this.#next = Infinity;
  }

  /** Ends early when told of a job, to look at the time again. */
  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(0, ms));
      this.#rest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
