import { plainQuery } from '@shop/search';
import type { SearchCount } from '@shop/shared';
import { shareOf } from '@shop/front';
import { mayBePersonal } from './may-be-personal.js';
import { storeCounts, type Gathered } from './store-counts.js';

/** How long counts are collected before they are written. */
const EVERY_MS = 5_000;
/** The most search texts collected between two writes; further ones are not counted. */
const MOST_WORDS = 300;
/** The most opened products recorded for one search text. */
const MOST_CHOSEN = 20;

/** Counts searches in memory and writes the counts every few seconds. A kill loses unwritten counts. */
export class SearchCounts {
  private gathered = new Map<string, Gathered>();
  private timer: NodeJS.Timeout | undefined;
  private writing = Promise.resolve();

  /** @param timeZone returns the shop's current time zone. */
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

  /** Writes the collected counts. If that fails, they are lost. */
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
