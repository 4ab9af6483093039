/** The first ones may be slow because they start something: of these only the quickest counts, and only once all are known. */
export const FIRST_TASKS = 16;
/** How much of the difference a shorter time makes up for, and a longer one. */
const FALL = 1 / 4;
const RISE = 1 / 32;

/** How long tasks usually take, rather too short than too long: a few quick ones outweigh many slow ones. */
export class UsualTime {
  private count = 0;
  private average = Infinity;

  /** Zero while too little is known. */
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
