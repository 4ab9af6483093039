/** The first tasks may be slow because they start something: of these only the fastest counts, once all have ended. */
export const FIRST_TASKS = 16;
/** Smoothing factors of the moving average: for shorter times, and for longer ones. */
const FALL = 1 / 4;
const RISE = 1 / 32;

/** Estimates how long tasks take, rather too short than too long: a few quick tasks outweigh many slow ones. */
export class UsualTime {
  private count = 0;
  private average = Infinity;

  /** Zero until enough tasks are measured. */
  get ms(): number {
    return this.count < FIRST_TASKS ? 0 : this.average;
  }

  note(ms: number): void {
    this.count += 1;
    if (this.count <= FIRST_TASKS) this.average = Math.min(this.average, ms);
    else this.average += (ms - this.average) * (ms < this.average ? FALL : RISE);
  }

  forget(): void {
    this.count = 0;
    this.average = Infinity;
  }
}
