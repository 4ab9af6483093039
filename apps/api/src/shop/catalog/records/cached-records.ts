import { RecordCache, type ChangeConsumer, type Freshness } from '@shop/front';
import type { ShownBrand } from '../brands/brand.model.js';
import type { ShownCategory } from '../categories/category.model.js';
import { onCatalogChange } from '../changes/changed.js';
import { brandTag, categoryTag, namedBy, productTag } from '../changes/tags.js';
import type { ShownProduct } from '../products/shown-product.js';
import { STORED_RECORDS, type CatalogRecords } from './catalog-records.js';

const CATEGORY_BYTES = 1024 * 1024;
const BRAND_BYTES = 1024 * 1024;

/** Products, categories and brands in memory, as they are stored: for searches, and for lists of hundreds. */
export class CachedRecords implements CatalogRecords, ChangeConsumer {
  readonly products: RecordCache<ShownProduct>;
  readonly categories = new RecordCache<ShownCategory>({
    maxBytes: CATEGORY_BYTES,
    read: (ids) => STORED_RECORDS.categories.find(ids),
    tagOf: categoryTag,
    changedBy: changed('categories'),
  });
  readonly brands = new RecordCache<ShownBrand>({
    maxBytes: BRAND_BYTES,
    read: (ids) => STORED_RECORDS.brands.find(ids),
    tagOf: brandTag,
    changedBy: changed('brands'),
  });
  readonly stop: () => void;

  /** @param maxBytes of all products. */
  constructor(maxBytes: number) {
    this.products = new RecordCache<ShownProduct>({
      maxBytes,
      read: (ids) => STORED_RECORDS.products.find(ids),
      tagOf: productTag,
      changedBy: changed('products'),
    });
    this.stop = onCatalogChange((tags) => {
      const ends = this.all.map((records) => records.beginChange(tags));
      return () => {
        for (const end of ends) end();
      };
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

  private get all() {
    return [this.products, this.categories, this.brands] as const;
  }
}

function changed(kind: keyof CatalogRecords) {
  return (tags: readonly string[]) => {
    const named = namedBy(tags);
    return named.isAnything ? 'all' : named[kind];
  };
}
