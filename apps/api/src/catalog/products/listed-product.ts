import type { Product } from '@shop/shared';
import type { JsonBytes, WritesJson } from '../../http/json-bytes.js';
import type { ShownCategory } from '../categories/category.model.js';
import { categoryView } from '../categories/category.view.js';

/** A category with its JSON, which is built once for all products of a list. */
export interface ListedCategory {
  category: ShownCategory;
  json: Buffer;
}

export function listedCategory(category: ShownCategory): ListedCategory {
  return { category, json: Buffer.from(JSON.stringify(categoryView(category))) };
}

/** A product without its category: as it is stored, or as it is kept in memory. */
export interface ProductSource {
  readonly id: string;
  /** The id of its category. */
  readonly category: string;
  view(listed: ListedCategory): Product;
  /** Writes the view as JSON. */
  writeJson(into: JsonBytes, listed: ListedCategory): void;
}

/** A product as the API returns it. Most products are only serialized as JSON, for which no view is built. */
export class ListedProduct implements Product, WritesJson {
  private made?: Product;

  constructor(
    private readonly source: ProductSource,
    private readonly listed: ListedCategory,
  ) {}

  get _id() {
    return this.source.id;
  }
  get name() {
    return this.view.name;
  }
  get slug() {
    return this.view.slug;
  }
  get description() {
    return this.view.description;
  }
  get price() {
    return this.view.price;
  }
  get quantity() {
    return this.view.quantity;
  }
  get shipping() {
    return this.view.shipping;
  }
  get category() {
    return this.view.category;
  }
  get photo() {
    return this.view.photo;
  }
  get createdAt() {
    return this.view.createdAt;
  }

  toJSON(): Product {
    return this.view;
  }

  writeJson(into: JsonBytes): void {
    this.source.writeJson(into, this.listed);
  }

  private get view(): Product {
    return (this.made ??= this.source.view(this.listed));
  }
}
