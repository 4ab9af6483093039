import type { Product } from '@shop/shared';
import { JsonBytes } from '../../http/json-bytes.js';
import type { ListedCategory, ProductSource } from '../products/listed-product.js';
import type { ProductBytes } from '../products/product-bytes.js';
import { writeAfterCategory, writeBeforeCategory } from '../products/write-product.js';

/** The approximate memory of a product besides its JSON. */
const OVERHEAD_BYTES = 300;

/** A product as JSON. Strings of bytes, because so many buffers would take twice the memory. */
export class ReadyProduct implements ProductSource {
  private constructor(
    readonly id: string,
    readonly category: string,
    private readonly beforeCategory: string,
    private readonly afterCategory: string,
  ) {}

  /** @returns undefined for a product with fields that the shop does not write like this. */
  static of(stored: ProductBytes): ReadyProduct | undefined {
    if (!stored.isUsual) return undefined;
    const [before, after] = [new JsonBytes(), new JsonBytes()];
    writeBeforeCategory(before, stored);
    writeAfterCategory(after, stored);
    return new ReadyProduct(
      stored.id,
      stored.category,
      before.result().toString('latin1'),
      after.result().toString('latin1'),
    );
  }

  /** Bytes in memory. */
  get size(): number {
    return OVERHEAD_BYTES + this.beforeCategory.length + this.afterCategory.length;
  }

  view(listed: ListedCategory): Product {
    const into = new JsonBytes();
    this.writeJson(into, listed);
    return JSON.parse(into.result().toString()) as Product;
  }

  writeJson(into: JsonBytes, listed: ListedCategory): void {
    into.latin1(this.beforeCategory);
    into.json(listed.json);
    into.latin1(this.afterCategory);
  }
}
