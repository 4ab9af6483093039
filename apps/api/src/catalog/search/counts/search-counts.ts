import { plainQuery } from '@shop/search';
import type { SearchCount } from '@shop/shared';
import { shareOf } from '../../../workers/config.js';
import { mayBePersonal } from './may-be-personal.js';
import { storeCounts, type Gathered } from './store-counts.js';

/** How long counts are gathered before they are written. */
const EVERY_MS = 5_000;
/** Different words that are gathered; what else is asked until they are written is not counted. */
const MOST_WORDS = 300;
/** Different products that are noted as opened, for the same words. */
const MOST_CHOSEN = 20;

/** Counts what shoppers search for, in memory, and writes it every few seconds. A kill loses what was not written. */
export class SearchCounts {
  private gathered = new Map<string, Gathered>();
  private timer: NodeJS.Timeout | undefined;
  private writing = Promise.resolve();

  /** @param timeZone the shop's, as it is set now. */
  constructor(
    private readonly timeZone: () => Promise<string>,
    private readonly everyMs = EVERY_MS,
  ) {}

  add({ words: typed, found, chosen }: SearchCount): void {
    const words = plainQuery(typed);
    if (words === '' || mayBePersonal(words, found)) return;
    const known = this.gathered.get(words);
    if (!known && this.gathered.size >= shareOf(MOST_WORDS)) return;
    const counted = known ?? { asked: 0, found: undefined, chosen: new Map<string, number>() };
    if (found !== undefined) {
      counted.asked += 1;
      counted.found = found;
    }
    if (chosen !== undefined && (counted.chosen.has(chosen) || counted.chosen.size < MOST_CHOSEN))
      counted.chosen.set(chosen, (counted.chosen.get(chosen) ?? 0) + 1);
    this.gathered.set(words, counted);
    this.timer ??= setTimeout(() => void this.write(), this.everyMs).unref();
  }

  /** Writes what is gathered. What can't be written is lost. */
  write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { gathered } = this;
    this.gathered = new Map();
    if (gathered.size > 0)
      this.writing = this.writing
        .then(async () => storeCounts(gathered, await this.timeZone()))
        .catch(() => undefined);
    return this.writing;
  }
}
