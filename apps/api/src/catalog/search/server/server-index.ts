import { setTimeout as wait } from 'node:timers/promises';
import type { SearchRequest, SearchResult } from '@shop/search';
import { Meilisearch, type Index } from 'meilisearch';
import type { SearchServerConfig } from '../../../config.js';
import { log } from '../../../log.js';
import { loadEnglish } from '../english.js';
import type { IndexChanges } from '../live/index-tasks.js';
import type { BuiltIndex } from '../live/live-index.js';
import { FeedLease } from './feed-lease.model.js';
import { fillServer, newFill, type Fill } from './fill-server.js';
import {
  figuresOf,
  serverDocument,
  serverSynonyms,
  type ServerDocument,
} from './server-document.js';
import { queriesFor, resultFrom } from './server-query.js';

const INDEX = 'products';
/** How long a shopper waits. Then the database is searched, and the server is not asked for a while. */
const SEARCH_MS = 1_000;
const PAUSE_MS = 5_000;

/** Milliseconds. */
interface Times {
  /** Pause before the next attempt to fill the server. */
  retry: number;
  /** How often the lease is renewed or requested. */
  renew: number;
}

const TIMES: Times = { retry: 5_000, renew: 10_000 };

/** Builds the index on a search server. */
export function searchServerIndex(config: SearchServerConfig, times: Partial<Times> = {}) {
  const shared = { lease: new FeedLease(), isDown: false, times: { ...TIMES, ...times } };
  return (signal: AbortSignal) => ServerIndex.open(config, shared, signal);
}

/** State that an index shares with its successor. */
interface Shared {
  lease: FeedLease;
  /** Whether the server's failure has been logged. */
  isDown: boolean;
  readonly times: Times;
}

/** The products on a search server, fed by one of all instances. */
class ServerIndex implements BuiltIndex {
  /** Resolves when this instance has taken over the lease and must fill the server. */
  readonly end: Promise<Error>;
  private fed: Fill | undefined;
  /** A fill that may have failed halfway. */
  private begun: Fill | undefined;
  private pausedUntil = -Infinity;
  private timer: NodeJS.Timeout | undefined;
  private onTaken: (reason: Error) => void = () => undefined;

  private constructor(
    private readonly client: Meilisearch,
    private readonly shared: Shared,
  ) {
    this.end = new Promise((resolve) => {
      this.onTaken = resolve;
    });
  }

  /** Waits for the server, and fills it unless another instance holds the lease. */
  static async open(
    config: SearchServerConfig,
    shared: Shared,
    signal: AbortSignal,
  ): Promise<ServerIndex> {
    const index = new ServerIndex(new Meilisearch({ ...config, timeout: SEARCH_MS }), shared);
    for (;;) {
      try {
        await index.fill(config, signal);
        index.timer = setInterval(() => void index.renew(), shared.times.renew).unref();
        return index;
      } catch (error) {
        signal.throwIfAborted();
        index.report(error);
        await wait(shared.times.retry, undefined, { signal });
      }
    }
  }

  /** @returns undefined if the server does not answer in time. */
  async search(request: SearchRequest): Promise<SearchResult | undefined> {
    if (performance.now() < this.pausedUntil) return undefined;
    try {
      const queries = queriesFor(INDEX, request);
      const { results } = await this.client.multiSearch({ queries });
      this.shared.isDown = false;
      return resultFrom(request, results, (await loadEnglish()).isEnglish);
    } catch (error) {
      this.pausedUntil = performance.now() + PAUSE_MS;
      this.report(error);
      return undefined;
    }
  }

  /** @returns whether the server must be filled again. */
  async apply({ put, removed, figures, synonyms, categories }: IndexChanges): Promise<boolean> {
    const { fed } = this;
    if (!fed) return false;
    if (categories?.some(([id, name]) => fed.categories.get(id) !== name)) return true;
    const index = this.documents();
    try {
      if (put.length > 0)
        await index.addDocuments(put.map((product) => serverDocument(product, fed)));
      if (removed.length > 0) await index.deleteDocuments([...removed]);
      if (figures.length > 0)
        await index.updateDocuments(figures.map((one) => ({ id: one.id, ...figuresOf(one) })));
      if (synonyms) await index.updateSynonyms(serverSynonyms(synonyms));
      return false;
    } catch (error) {
      this.report(error);
      return true;
    }
  }

  /** Keeps the lease, because a successor may be using it. */
  close(): void {
    clearInterval(this.timer);
  }

  async stop(): Promise<void> {
    this.close();
    if (this.fed) await this.shared.lease.release().catch(() => undefined);
  }

  private async fill(config: SearchServerConfig, signal: AbortSignal): Promise<void> {
    if (!(await this.shared.lease.take())) return this.shared.lease.assertFilled();
    // A retry only resumes the fill: changes made since its start are written afterwards anyway.
    this.begun ??= await newFill();
    await fillServer(config, this.begun, signal);
    this.fed = this.begun;
    await this.shared.lease.noteFilled();
  }

  private async renew(): Promise<void> {
    try {
      const isMine = await this.shared.lease.take();
      if (!isMine || this.fed) return;
      this.close();
      this.onTaken(new Error('This instance feeds the search server from now on'));
    } catch {
      // Requests will report that the database is down.
    }
  }

  private documents(): Index<ServerDocument> {
    return this.client.index<ServerDocument>(INDEX);
  }

  /** Logs a failure once until the server answers again. */
  private report(error: unknown): void {
    if (!this.shared.isDown)
      log.error('The search server fails; the database is searched instead', error);
    this.shared.isDown = true;
  }
}
