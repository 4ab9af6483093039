import { LRUCache } from 'lru-cache';
import { ChangeLog } from './change-log.js';
import type { ChangeConsumer } from './follow-changes.js';
import { ALWAYS_FRESH, type Freshness } from './freshness.js';

/** Longest time that a record is kept, so that changes made by hand in the database show up as well. */
const LONGEST_MS = 10 * 60_000;

/** What the cache needs for each record. */
const ENTRY_BYTES = 200;

/** Finds records by their ids. Those that no longer exist are not in the map. */
export interface ById<Row> {
  find(ids: readonly string[]): Promise<ReadonlyMap<string, Row>>;
}

interface RecordCacheOptions<Row> {
  maxBytes: number;
  /** Reads records that are not in memory. */
  read: ById<Row>['find'];
  tagOf: (id: string) => string;
  /** The ids of the records that a change with these tags may have changed. */
  changedBy: (tags: readonly string[]) => readonly string[] | 'all';
}

/**
 * Records in memory. Like a cached answer, a record is kept only if it has not changed since it was
 * read, and dropped before anybody may have seen a change.
 */
export class RecordCache<Row extends object> implements ById<Row>, ChangeConsumer {
  private readonly rows: LRUCache<string, Row>;
  private readonly log = new ChangeLog();
  private freshness = ALWAYS_FRESH;

  constructor(private readonly options: RecordCacheOptions<Row>) {
    this.rows = new LRUCache<string, Row>({
      maxSize: options.maxBytes,
      sizeCalculation: approximateBytes,
      ttl: LONGEST_MS,
    });
  }

  /** To be called before a change is made. @returns what is to be called after it. */
  beginChange(tags: readonly string[]): () => void {
    this.drop(tags);
    this.log.begin(tags);
    return () => this.log.end(tags);
  }

  /** To be called if other instances change the database, too. */
  follow(freshness: Freshness): void {
    this.freshness = freshness;
  }

  async find(ids: readonly string[]): Promise<ReadonlyMap<string, Row>> {
    if (!this.freshness.isFresh()) await this.freshness.catchUp();
    const isFresh = this.freshness.isFresh();
    const found = new Map<string, Row>();
    const missing: string[] = [];
    for (const id of ids) {
      const known = isFresh ? this.rows.get(id) : undefined;
      if (known) found.set(id, known);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    const since = this.log.position;
    for (const [id, row] of await this.options.read(missing)) {
      found.set(id, row);
      this.keep(id, row, since);
    }
    return found;
  }

  invalidate(tags: readonly string[]): void {
    this.log.note(tags);
    this.drop(tags);
  }

  clear(): void {
    this.log.clear();
    this.rows.clear();
  }

  private keep(id: string, row: Row, since: number): void {
    if (!this.log.hasChanged([this.options.tagOf(id)], since)) this.rows.set(id, row);
  }

  private drop(tags: readonly string[]): void {
    const changed = this.options.changedBy(tags);
    if (changed === 'all') this.clear();
    else for (const id of changed) this.rows.delete(id);
  }
}

/** An upper estimate: a text with any character outside of Latin-1 takes two bytes for each. */
function approximateBytes(row: object): number {
  return ENTRY_BYTES + JSON.stringify(row).length * 2;
}
