import { dayAt } from '../../../platform/shop-days.js';
import { VisitDayModel } from './visit-day.model.js';

/** How long visits are collected before they are written. */
const EVERY_MS = 10_000;
const MINUTE_MS = 60_000;

/** Counts visits in memory and writes the counts every few seconds. A kill loses unwritten counts. */
export class VisitCounts {
  /** By the minute, because days begin with one, in every time zone. */
  #gathered = new Map<number, number>();
  #timer: NodeJS.Timeout | undefined;
  #writing = Promise.resolve();

  /** @param timeZone returns the shop's current time zone. */
  constructor(
    private readonly timeZone: () => Promise<string>,
    private readonly everyMs = EVERY_MS,
  ) {}

  /** Costs a request next to nothing: nothing is stored of it. */
  add(at = Date.now()): void {
    const minute = Math.floor(at / MINUTE_MS);
    this.#gathered.set(minute, (this.#gathered.get(minute) ?? 0) + 1);
    this.#timer ??= setTimeout(() => void this.write(), this.everyMs).unref();
  }

  /** Writes the collected counts. If that fails, they are lost. */
  write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const gathered = this.#gathered;
    this.#gathered = new Map();
    if (gathered.size > 0)
      this.#writing = this.#writing
        .then(async () => store(gathered, await this.timeZone()))
        .catch(() => undefined);
    return this.#writing;
  }
}

async function store(gathered: ReadonlyMap<number, number>, timeZone: string): Promise<void> {
  const days = new Map<string, number>();
  for (const [minute, visits] of gathered) {
    const day = dayAt(new Date(minute * MINUTE_MS), timeZone);
    days.set(day, (days.get(day) ?? 0) + visits);
  }
  for (const [_id, visits] of days)
    await VisitDayModel.updateOne({ _id }, { $inc: { visits } }, { upsert: true });
}
