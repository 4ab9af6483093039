import { setTimeout as pause } from 'node:timers/promises';
import { whileOpen, type Ongoing } from '../../../platform/while-open.js';
import type { ShopSettings } from '../../settings/index.js';
import { countChanges } from './count-changes.js';
import { countEarlierCustomers } from './count-earlier-customers.js';
import { countEarlier, countInZone } from './count-earlier.js';
import { countLacking } from './count-lacking.js';

const LOOK_EVERY_MS = 10_000;
/** The pause after a round takes at least this many times as long as the round. */
const REST = 10;
/** How long a reader waits for changes to be counted. */
const PATIENCE_MS = 400;

/** Keeps the sales of the days, and the sums of customers, as the orders are. One round at a time in each process. */
export class SalesCounting {
  #last: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  /** When the round under way has begun, by `performance.now()`. */
  #begunAt: number | undefined;

  constructor(private readonly settings: Pick<ShopSettings, 'stored'>) {}

  /** Counts all that has changed until now. */
  catchUp(): Promise<void> {
    // A round that has begun may have missed what has just changed; those that wait share the next one.
    this.#next ??= this.#last.then(() => {
      this.#next = undefined;
      this.#begunAt = performance.now();
      const round = this.#round().finally(() => (this.#begunAt = undefined));
      this.#last = round.catch(() => undefined);
      return round;
    });
    return this.#next;
  }

  /**
   * Catches up, unless that takes long. While the orders of years are counted, nobody but the first waits for it.
   * @returns whether all was counted.
   */
  isCurrent(): Promise<boolean> {
    const lasts = this.#begunAt === undefined ? 0 : performance.now() - this.#begunAt;
    const done = this.catchUp().then(
      () => true,
      () => false,
    );
    return Promise.race([done, pause(Math.max(0, PATIENCE_MS - lasts), false, { ref: false })]);
  }

  /** Goes on counting while the shop is open, with rests that leave a busy shop its time. */
  start(): Ongoing {
    let restUntil = 0;
    const round = async () => {
      const begin = performance.now();
      if (begin < restUntil) return false;
      await this.catchUp();
      const end = performance.now();
      restUntil = end + (end - begin) * REST;
      return false;
    };
    return whileOpen(round, { everyMs: LOOK_EVERY_MS, failure: 'Orders were not counted' });
  }

  async #round(): Promise<void> {
    // From the database: instances that still had another time zone would undo each other's work.
    const { timeZone } = await this.settings.stored();
    await countInZone(timeZone);
    while (await countChanges(timeZone));
    await countLacking(timeZone);
    while (await countEarlier(timeZone));
    while (await countEarlierCustomers());
  }
}
