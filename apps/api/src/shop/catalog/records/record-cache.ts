import { LRUCache } from 'lru-cache';
import { ALWAYS_FRESH, ChangeLog, type Freshness } from '@shop/front';
import type { ChangeConsumer } from '../changes/follow-changes.js';
import { onCatalogChange } from '../changes/changed.js';
import { brandTag, categoryTag, namedBy, productTag } from '../changes/tags.js';
import type { ById } from './catalog-records.js';

/** Longest time that a record is kept, so that changes made by hand in the database show up as well. */
const LONGEST_MS = 10 * 60_000;

/** What the cache needs for each record. */
const ENTRY_BYTES = 200;

const TAG_OF = { products: productTag, categories: categoryTag, brands: brandTag };

/** Which records are kept. */
interface Kept<Row> {
  kind: keyof typeof TAG_OF;
  maxBytes: number;
  /** Reads records that are not in memory. */
  read: ById<Row>['find'];
}

/**
 * Records of the catalogue in memory. Like a cached answer, a record is kept only if it has not changed since it was
 * read, and dropped before anybody may have seen a change.
 */
export class RecordCache<Row extends object> implements ById<Row>, ChangeConsumer {
  private readonly rows: LRUCache<string, Row>;
  private readonly log = new ChangeLog();
  private freshness = ALWAYS_FRESH;
  readonly stop: () => void;

  constructor(private readonly kept: Kept<Row>) {
    this.rows = new LRUCache<string, Row>({
      maxSize: kept.maxBytes,
      sizeCalculation: approximateBytes,
      ttl: LONGEST_MS,
    });
    this.stop = onCatalogChange((tags) => {
      this.drop(tags);
      this.log.begin(tags);
      return () => this.log.end(tags);
    });
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
    for (const [id, row] of await this.kept.read(missing)) {
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
    if (!this.log.hasChanged([TAG_OF[this.kept.kind](id)], since)) this.rows.set(id, row);
  }

  private drop(tags: readonly string[]): void {
    const named = namedBy(tags);
    if (named.isAnything) this.clear();
    for (const id of named[this.kept.kind]) this.rows.delete(id);
  }
}

/** An upper estimate: a text with any character outside of Latin-1 takes two bytes for each. */
function approximateBytes(row: object): number {
  return ENTRY_BYTES + JSON.stringify(row).length * 2;
}
