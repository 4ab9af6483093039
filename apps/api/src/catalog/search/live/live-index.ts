import { ProductIndex, type SearchRequest, type SearchResult, type Segment } from '@shop/search';
import { ALWAYS_CURRENT, type Currency } from '../../../http/ready/ready-answers.js';
import { log } from '../../../log.js';
import type { ChangeConsumer } from '../../changes/follow-changes.js';
import { onCatalogChange } from '../../changes/record-change.js';
import { buildSegment } from './build-segment.js';
import { Outdated } from './outdated.js';
import { readOutdated } from './read-outdated.js';

/** After a failure, the index is built again this much later. */
const RETRY_MS = 5_000;
/** A search does not wait until more changes than these are read. */
const MAX_AWAITED = 500;

/**
 * The index of all products in this process's memory. It is built when the shop starts, and follows every change:
 * a search sees all changes of this process, and those of others up to the last second.
 */
export class LiveIndex implements ChangeConsumer {
  private index: ProductIndex | undefined;
  private outdated = new Outdated();
  /** What has changed since the index that is being built was begun. */
  private changedMeanwhile: Outdated | undefined;
  private currency = ALWAYS_CURRENT;
  private reading: Promise<void> | undefined;
  /** Whether words are being read, so that a search has to wait for them. */
  private isReadingTexts = false;
  private readonly end = new AbortController();
  private readonly stopListening: () => void;

  constructor(private readonly build: (signal: AbortSignal) => Promise<Segment> = buildSegment) {
    this.stopListening = onCatalogChange((tags) => () => this.giveUp(tags));
  }

  /** Call this when other instances change the database, too. */
  follow(currency: Currency): void {
    this.currency = currency;
  }

  /** What matches, or undefined while the index is not there or not current: then the database has to be searched. */
  async find(request: SearchRequest): Promise<SearchResult | undefined> {
    if (!this.currency.isCurrent()) await this.currency.catchUp();
    if (!this.index || !this.currency.isCurrent()) return undefined;
    if (this.outdated.count > MAX_AWAITED) {
      this.readLater();
      return undefined;
    }
    if (this.outdated.hasTexts || this.isReadingTexts) await this.readAll();
    else if (!this.outdated.isEmpty) this.readLater();
    return this.search(request);
  }

  giveUp(tags: readonly string[]): void {
    this.outdated.note(tags);
    this.changedMeanwhile?.note(tags);
    if (this.outdated.isAll) this.clear();
  }

  /** Builds the index anew; until then there is none. */
  clear(): void {
    this.index = undefined;
    this.outdated = new Outdated();
    void this.start();
  }

  /** Builds the index, and replaces the former one when it is done. */
  async start(): Promise<void> {
    const changed = new Outdated();
    this.changedMeanwhile = changed;
    try {
      // From here on the changes of others are known.
      await this.currency.catchUp();
      const segment = await this.build(this.end.signal);
      // A later build has begun meanwhile.
      if (this.changedMeanwhile !== changed) return;
      this.index = new ProductIndex(segment);
      this.outdated = changed;
      this.changedMeanwhile = undefined;
      this.readLater();
    } catch (error) {
      if (this.end.signal.aborted || this.changedMeanwhile !== changed) return;
      log.error('The search index could not be built; the database is searched instead', error);
      setTimeout(() => void this.start(), RETRY_MS).unref();
    }
  }

  stop(): void {
    this.stopListening();
    this.end.abort();
  }

  /** Reading what is outdated may have taken the index away. */
  private search(request: SearchRequest): SearchResult | undefined {
    return this.index?.search(request);
  }

  private async readAll(): Promise<void> {
    while (this.index && (this.isReadingTexts || !this.outdated.isEmpty)) {
      this.reading ??= this.read(this.index);
      await this.reading;
    }
    if (this.index?.isWorn && !this.changedMeanwhile) void this.start();
  }

  private async read(index: ProductIndex): Promise<void> {
    this.isReadingTexts = this.outdated.hasTexts;
    try {
      await readOutdated(index, this.outdated);
    } finally {
      this.isReadingTexts = false;
      this.reading = undefined;
    }
  }

  /** Requests that find no database report it. */
  private readLater(): void {
    this.readAll().catch(() => undefined);
  }
}
