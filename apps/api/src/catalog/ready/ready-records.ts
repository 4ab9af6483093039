import { LRUCache } from 'lru-cache';
import { ChangeLog } from '../../http/ready/change-log.js';
import { ALWAYS_CURRENT, type Currency } from '../../http/ready/ready-answers.js';
import type { ChangeConsumer } from '../changes/follow-changes.js';
import { onCatalogChange } from '../changes/record-change.js';
import { categoryTag, namedBy, productTag } from '../changes/tags.js';
import type { ById } from './catalog-records.js';

/** Longest time that a record is kept, so that changes made by hand in the database show up as well. */
const LONGEST_MS = 10 * 60_000;

/** What the cache needs for each record. */
const ENTRY_BYTES = 200;

const TAG_OF = { products: productTag, categories: categoryTag };

/** Which records are kept. */
interface Kept<Row> {
  kind: keyof typeof TAG_OF;
  maxBytes: number;
  /** Reads records that are not in memory. */
  read: ById<Row>['find'];
}

/**
 * Records of the catalogue in memory. Like a ready answer, a record is kept only if it has not changed since it was
 * read, and dropped before anybody may have seen a change.
 */
export class ReadyRecords<Row extends object> implements ById<Row>, ChangeConsumer {
  private readonly rows: LRUCache<string, Row>;
  private readonly log = new ChangeLog();
  private currency = ALWAYS_CURRENT;
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
  follow(currency: Currency): void {
    this.currency = currency;
  }

  async find(ids: readonly string[]): Promise<ReadonlyMap<string, Row>> {
    if (!this.currency.isCurrent()) await this.currency.catchUp();
    const isCurrent = this.currency.isCurrent();
    const found = new Map<string, Row>();
    const missing: string[] = [];
    for (const id of ids) {
      const known = isCurrent ? this.rows.get(id) : undefined;
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

  giveUp(tags: readonly string[]): void {
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
