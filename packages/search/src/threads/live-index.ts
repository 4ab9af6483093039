import type { SearchRequest, SearchResult } from '../index/request.js';
import type { IndexChanges } from './index-tasks.js';

/** How long to wait after a failure before the index is built again. */
const RETRY_MS = 5_000;
/** With more pending changes than this, a search does not wait until they are read. */
const MAX_AWAITED = 500;

/** An index of all products, in a thread of this process. */
export interface BuiltIndex {
  /** Undefined if the index can't answer; then the database is searched. */
  search(request: SearchRequest): Promise<SearchResult | undefined>;
  /** @returns whether the index should be rebuilt. */
  apply(changes: IndexChanges): Promise<boolean>;
  /** Resolves with the reason when the index must be rebuilt. */
  readonly end: Promise<Error>;
  /** `close` ends the index once nothing waits for it, `stop` at once. */
  close(): void;
  stop(): Promise<void>;
}

/** Changes that the index has not taken over yet. */
export interface Pending {
  readonly count: number;
  readonly isEmpty: boolean;
  /** Whether products' words may have changed. Searches wait for these to be read. */
  readonly hasTexts: boolean;
  /** Whether anything may have changed. */
  readonly isAll: boolean;
  note(tags: readonly string[]): void;
}

/** Tells whether the changes of other instances are known. */
interface Freshness {
  isFresh(): boolean;
  catchUp(): Promise<void>;
}

interface LiveIndexOptions<Changes extends Pending> {
  build: (signal: AbortSignal) => Promise<BuiltIndex>;
  /** A new collection of changes. */
  pending: () => Changes;
  /** Reads what has changed into the index. @returns whether the index should be rebuilt. */
  read: (index: BuiltIndex, changes: Changes) => Promise<boolean>;
  onError: (message: string, reason: unknown) => void;
}

/**
 * The index of all products, in a separate thread. It is built at the start, and then follows changes: a search sees
 * all that were noted before.
 */
export class LiveIndex<Changes extends Pending> {
  private index: BuiltIndex | undefined;
  private outdated: Changes;
  /** What has changed since the current build began. */
  private changedMeanwhile: Changes | undefined;
  private freshness: Freshness | undefined;
  private reading: Promise<void> | undefined;
  /** Whether products' words are being read; searches must wait for that. */
  private isReadingTexts = false;
  private readonly end = new AbortController();
  private onBuilt: () => void = () => undefined;

  constructor(private readonly options: LiveIndexOptions<Changes>) {
    this.outdated = options.pending();
  }

  /** To be called if other instances change the database, too. */
  follow(freshness: Freshness): void {
    this.freshness = freshness;
  }

  /** Calls a listener each time the index has been built, because earlier results came from the database. */
  whenBuilt(listener: () => void): void {
    this.onBuilt = listener;
  }

  /** What matches; undefined while the index is missing or not current. Then the database must be searched. */
  async find(request: SearchRequest): Promise<SearchResult | undefined> {
    if (this.freshness?.isFresh() === false) await this.freshness.catchUp();
    if (!this.index || this.freshness?.isFresh() === false) return undefined;
    if (this.outdated.count > MAX_AWAITED) {
      this.readLater();
      return undefined;
    }
    if (this.outdated.hasTexts || this.isReadingTexts) await this.readAll();
    else if (!this.outdated.isEmpty) this.readLater();
    return this.search(request);
  }

  invalidate(tags: readonly string[]): void {
    this.outdated.note(tags);
    this.changedMeanwhile?.note(tags);
    if (this.outdated.isAll) this.clear();
  }

  /** Discards the index and builds a new one. */
  clear(): void {
    this.replace(undefined);
    this.outdated = this.options.pending();
    void this.start();
  }

  /** Builds the index and then replaces the old one. */
  async start(): Promise<void> {
    const changed = this.options.pending();
    this.changedMeanwhile = changed;
    try {
      // From here on, changes of other instances are noted while the index is built.
      await this.freshness?.catchUp();
      const index = await this.options.build(this.end.signal);
      // A later build has begun in the meantime.
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
    this.options.onError(`${what}; the database is searched instead`, reason);
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
    this.end.abort();
    const { index } = this;
    this.index = undefined;
    void index?.stop();
  }

  /** Undefined if there is no index, or if it is replaced or lost during the search. */
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
      const needsRebuild = await this.options.read(index, this.outdated);
      if (needsRebuild && this.index === index && !this.changedMeanwhile) void this.start();
    } finally {
      this.isReadingTexts = false;
      this.reading = undefined;
    }
  }

  /** Ignores errors: requests will report that the database is down. */
  private readLater(): void {
    this.readAll().catch(() => undefined);
  }
}
