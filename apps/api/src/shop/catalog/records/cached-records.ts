import type { Freshness } from '@shop/front';
import type { ShownBrand } from '../brands/brand.model.js';
import type { ShownCategory } from '../categories/category.model.js';
import type { ChangeConsumer } from '../changes/follow-changes.js';
import type { ShownProduct } from '../products/product.model.js';
import { STORED_RECORDS, type CatalogRecords } from './catalog-records.js';
import { RecordCache } from './record-cache.js';

const CATEGORY_BYTES = 1024 * 1024;
const BRAND_BYTES = 1024 * 1024;

/** Products, categories and brands in memory, as they are stored: for searches, and for lists of hundreds. */
export class CachedRecords implements CatalogRecords, ChangeConsumer {
  readonly products: RecordCache<ShownProduct>;
  readonly categories = new RecordCache<ShownCategory>({
    kind: 'categories',
    maxBytes: CATEGORY_BYTES,
    read: (ids) => STORED_RECORDS.categories.find(ids),
  });
  readonly brands = new RecordCache<ShownBrand>({
    kind: 'brands',
    maxBytes: BRAND_BYTES,
    read: (ids) => STORED_RECORDS.brands.find(ids),
  });

  /** @param maxBytes of all products. */
  constructor(maxBytes: number) {
    this.products = new RecordCache<ShownProduct>({
      kind: 'products',
      maxBytes,
      read: (ids) => STORED_RECORDS.products.find(ids),
    });
  }

  follow(freshness: Freshness): void {
    for (const records of this.all) records.follow(freshness);
  }

  invalidate(tags: readonly string[]): void {
    for (const records of this.all) records.invalidate(tags);
  }

  clear(): void {
    for (const records of this.all) records.clear();
  }

  stop(): void {
    for (const records of this.all) records.stop();
  }

  private get all() {
    return [this.products, this.categories, this.brands] as const;
  }
}
