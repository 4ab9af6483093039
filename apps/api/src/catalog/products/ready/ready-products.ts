import { LRUCache } from 'lru-cache';
import { ChangeLog } from '../../../http/ready/change-log.js';
import { ALWAYS_CURRENT, type Currency } from '../../../http/ready/ready-answers.js';
import type { ChangeConsumer } from '../../changes/follow-changes.js';
import { onCatalogChange } from '../../changes/record-change.js';
import { namedBy, productTag } from '../../changes/tags.js';
import type { ProductSource } from '../listed-product.js';
import { STORED_PRODUCTS, type ProductsById } from '../products-by-id.js';
import { ReadyProduct } from './ready-product.js';

/** Longest time that a product is kept, so that changes made by hand in the database show up as well. */
const LONGEST_MS = 10 * 60_000;

/**
 * Products as JSON in memory, for lists of hundreds. Like a ready answer, a product is kept only if it has not changed
 * since it was read, and dropped before anybody may have seen a change.
 */
export class ReadyProducts implements ProductsById, ChangeConsumer {
  private readonly products: LRUCache<string, ReadyProduct>;
  private readonly log = new ChangeLog();
  private currency = ALWAYS_CURRENT;
  readonly stop: () => void;

  constructor(maxBytes: number) {
    this.products = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ size }) => size,
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

  async find(ids: readonly string[]): Promise<ReadonlyMap<string, ProductSource>> {
    if (!this.currency.isCurrent()) await this.currency.catchUp();
    const found = new Map<string, ProductSource>();
    const missing: string[] = [];
    const isCurrent = this.currency.isCurrent();
    for (const id of ids) {
      const known = isCurrent ? this.products.get(id) : undefined;
      if (known) found.set(id, known);
      else missing.push(id);
    }
    const since = this.log.position;
    for (const [id, stored] of await STORED_PRODUCTS.find(missing)) {
      const ready = ReadyProduct.of(stored);
      found.set(id, ready ?? stored);
      if (ready && !this.log.hasChanged([productTag(id)], since)) this.products.set(id, ready);
    }
    return found;
  }

  giveUp(tags: readonly string[]): void {
    this.log.note(tags);
    this.drop(tags);
  }

  clear(): void {
    this.log.clear();
    this.products.clear();
  }

  private drop(tags: readonly string[]): void {
    const { products, isAnything } = namedBy(tags);
    if (isAnything) this.clear();
    for (const id of products) this.products.delete(id);
  }
}
