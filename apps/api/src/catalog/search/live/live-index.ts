import type { SearchRequest, SearchResult } from '@shop/search';
import { ALWAYS_CURRENT, type Currency } from '../../../http/ready/ready-answers.js';
import { log } from '../../../log.js';
import type { ChangeConsumer } from '../../changes/follow-changes.js';
import { onCatalogChange } from '../../changes/record-change.js';
import { buildIndex } from './build-index.js';
import type { IndexChanges } from './index-tasks.js';
import { Outdated } from './outdated.js';
import { readOutdated } from './read-outdated.js';

/** After a failure, the index is built again this much later. */
const RETRY_MS = 5_000;
/** A search does not wait until more changes than these are read. */
const MAX_AWAITED = 500;

/** An index of all products: in a thread of this process, or in a search server. */
export interface BuiltIndex {
  /** Undefined when it can't: then the database has to be searched. */
  search(request: SearchRequest): Promise<SearchResult | undefined>;
  /** @returns whether it should be built anew. */
  apply(changes: IndexChanges): Promise<boolean>;
  /** Resolves with the reason when it has to be built again. */
  readonly end: Promise<Error>;
  /** Ends it once nothing waits for it, or at once. */
  close(): void;
  stop(): Promise<void>;
}

/**
 * The index of all products in this process's memory, in a thread of its own. It is built when the shop starts, and follows every change:
 * a search sees all changes of this process, and those of others up to the last second.
 */
export class LiveIndex implements ChangeConsumer {
  private index: BuiltIndex | undefined;
  private outdated = new Outdated();
  /** What has changed since the index that is being built was begun. */
  private changedMeanwhile: Outdated | undefined;
  private currency = ALWAYS_CURRENT;
  private reading: Promise<void> | undefined;
  /** Whether words are being read, so that a search has to wait for them. */
  private isReadingTexts = false;
  private readonly end = new AbortController();
  private readonly stopListening: () => void;
  private onBuilt: () => void = () => undefined;

  constructor(private readonly build: (signal: AbortSignal) => Promise<BuiltIndex> = buildIndex) {
    this.stopListening = onCatalogChange((tags) => () => this.giveUp(tags));
  }

  /** Call this when other instances change the database, too. */
  follow(currency: Currency): void {
    this.currency = currency;
  }

  /** Calls a listener each time the index has been built: what was found before was found in the database. */
  whenBuilt(listener: () => void): void {
    this.onBuilt = listener;
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
    this.replace(undefined);
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
      const index = await this.build(this.end.signal);
      // A later build has begun meanwhile.
      if (this.changedMeanwhile !== changed || this.end.signal.aborted) {
        index.close();
        return;
      }
      this.replace(index);
      this.outdated = changed;
      this.changedMeanwhile = undefined;
      this.onBuilt();
      this.readLater();
    } catch (error) {
      if (this.end.signal.aborted || this.changedMeanwhile !== changed) return;
      this.startLater('The search index could not be built', error);
    }
  }

  private startLater(what: string, reason: unknown): void {
    log.error(`${what}; the database is searched instead`, reason);
    setTimeout(() => void this.start(), RETRY_MS).unref();
  }

  private replace(index: BuiltIndex | undefined): void {
    this.index?.close();
    this.index = index;
    void index?.end.then((reason) => {
      if (this.index !== index) return;
      this.index = undefined;
      if (!this.changedMeanwhile) this.startLater('The search index was lost', reason);
    });
  }

  stop(): void {
    this.stopListening();
    this.end.abort();
    const { index } = this;
    this.index = undefined;
    void index?.stop();
  }

  /** Reading what is outdated, or a failure, may have taken the index away. */
  private async search(request: SearchRequest): Promise<SearchResult | undefined> {
    const { index } = this;
    return index?.search(request).catch((error: unknown) => {
      if (this.index === index) throw error;
      return undefined;
    });
  }

  private async readAll(): Promise<void> {
    while (this.index && (this.isReadingTexts || !this.outdated.isEmpty)) {
      this.reading ??= this.read(this.index);
      await this.reading;
    }
  }

  private async read(index: BuiltIndex): Promise<void> {
    this.isReadingTexts = this.outdated.hasTexts;
    try {
      const isWorn = await readOutdated(index, this.outdated);
      if (isWorn && this.index === index && !this.changedMeanwhile) void this.start();
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
