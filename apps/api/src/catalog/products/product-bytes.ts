import type { Product } from '@shop/shared';
import { mongo } from 'mongoose';
import type { JsonBytes } from '../../http/json-bytes.js';
import {
  BSON_TYPE,
  StoredNames,
  storedFields,
  type StoredFields,
} from '../../mongo/stored-fields.js';
import type { ListedCategory, ProductSource } from './listed-product.js';
import type { ShownProduct } from './product.model.js';
import { productView } from './product.view.js';
import { writeAfterCategory, writeBeforeCategory, type PhotoStarts } from './write-product.js';

/** Each field's position in `NAMES` and its BSON type. */
const FIELDS = {
  _id: [0, BSON_TYPE.id],
  name: [1, BSON_TYPE.text],
  slug: [2, BSON_TYPE.text],
  description: [3, BSON_TYPE.text],
  priceCents: [4, BSON_TYPE.int],
  quantity: [5, BSON_TYPE.int],
  shipping: [6, BSON_TYPE.boolean],
  category: [7, BSON_TYPE.id],
  createdAt: [8, BSON_TYPE.date],
  photo: [9, BSON_TYPE.document],
} as const satisfies Record<keyof ShownProduct, [position: number, type: number]>;
const NAMES = new StoredNames(Object.keys(FIELDS));
const TYPES: readonly number[] = Object.values(FIELDS).map(([, type]) => type);
const [PHOTO] = FIELDS.photo;

const PHOTO_NAMES = new StoredNames(['version', 'width', 'height']);
const PHOTO_TYPES: readonly number[] = [BSON_TYPE.text, BSON_TYPE.int, BSON_TYPE.int];

/** A product in its stored form. */
export class ProductBytes implements ProductSource {
  /** Null for a product without a photo. */
  readonly photo: PhotoStarts | null | undefined;
  /** Whether all fields are present and have the types that the shop writes. */
  readonly isUsual: boolean;
  private readonly fields: StoredFields | undefined;
  private decoded?: ShownProduct;

  constructor(readonly bytes: Buffer) {
    const fields = storedFields(bytes, NAMES);
    this.fields = fields;
    this.photo = fields && photoIn(bytes, fields);
    this.isUsual =
      this.photo !== undefined &&
      TYPES.every((type, position) => position === PHOTO || fields?.types[position] === type);
  }

  get id(): string {
    return this.isUsual ? this.idAt('_id') : this.document._id.toHexString();
  }

  get category(): string {
    return this.isUsual ? this.idAt('category') : this.document.category.toHexString();
  }

  get document(): ShownProduct {
    return (this.decoded ??= mongo.BSON.deserialize(this.bytes) as ShownProduct);
  }

  view({ category }: ListedCategory): Product {
    return productView(this.document, category);
  }

  writeJson(into: JsonBytes, listed: ListedCategory): void {
    if (!this.isUsual) {
      into.value(this.view(listed));
      return;
    }
    writeBeforeCategory(into, this);
    into.json(listed.json);
    writeAfterCategory(into, this);
  }

  /** Where a field's value begins. */
  start(field: keyof ShownProduct): number {
    return this.fields?.starts[FIELDS[field][0]] ?? 0;
  }

  private idAt(field: '_id' | 'category'): string {
    const start = this.start(field);
    return this.bytes.toString('hex', start, start + 12);
  }
}

function photoIn(bytes: Buffer, { types, starts }: StoredFields): PhotoStarts | null | undefined {
  if (types[PHOTO] === BSON_TYPE.null) return null;
  if (types[PHOTO] !== BSON_TYPE.document) return undefined;
  const photo = storedFields(bytes, PHOTO_NAMES, starts[PHOTO]);
  if (!photo || PHOTO_TYPES.some((type, position) => photo.types[position] !== type))
    return undefined;
  const [version = 0, width = 0, height = 0] = photo.starts;
  return { version, width, height };
}
