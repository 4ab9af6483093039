import type { Currency } from '../../http/ready/ready-answers.js';
import type { ShownCategory } from '../categories/category.model.js';
import type { ChangeConsumer } from '../changes/follow-changes.js';
import type { ProductSource } from '../products/listed-product.js';
import { STORED_RECORDS, type CatalogRecords } from './catalog-records.js';
import { ReadyProduct } from './ready-product.js';
import { ReadyRecords } from './ready-records.js';

const CATEGORY_BYTES = 1024 * 1024;
/** The approximate memory of a category besides its name and slug, whose characters may take two bytes each. */
const CATEGORY_OVERHEAD_BYTES = 400;

/** Products and categories in memory, for lists of hundreds and for searches. */
export class ReadyCatalog implements CatalogRecords, ChangeConsumer {
  readonly products: ReadyRecords<ProductSource>;
  readonly categories = new ReadyRecords<ShownCategory>({
    kind: 'categories',
    maxBytes: CATEGORY_BYTES,
    read: (ids) => STORED_RECORDS.categories.find(ids),
    sizeOf: ({ name, slug }) => CATEGORY_OVERHEAD_BYTES + (name.length + slug.length) * 2,
  });

  /** @param maxBytes of all products. */
  constructor(maxBytes: number) {
    this.products = new ReadyRecords<ProductSource>({
      kind: 'products',
      maxBytes,
      read: readProducts,
      sizeOf: (product) => (product instanceof ReadyProduct ? product.size : undefined),
    });
  }

  follow(currency: Currency): void {
    for (const records of this.all) records.follow(currency);
  }

  giveUp(tags: readonly string[]): void {
    for (const records of this.all) records.giveUp(tags);
  }

  clear(): void {
    for (const records of this.all) records.clear();
  }

  stop(): void {
    for (const records of this.all) records.stop();
  }

  private get all() {
    return [this.products, this.categories] as const;
  }
}

async function readProducts(ids: readonly string[]): Promise<Map<string, ProductSource>> {
  const stored = await STORED_RECORDS.products.find(ids);
  return new Map([...stored].map(([id, product]) => [id, ReadyProduct.of(product) ?? product]));
}
