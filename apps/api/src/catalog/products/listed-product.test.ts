import type { Product } from '@shop/shared';
import fc from 'fast-check';
import { mongo, Types } from 'mongoose';
import { expect, it } from 'vitest';
import { jsonBytes } from '../../http/json-bytes.js';
import { ListedProduct, listedCategory } from './listed-product.js';
import { ProductBytes } from './product-bytes.js';
import type { ShownProduct } from './product.model.js';
import { productView } from './product.view.js';
import { ReadyProduct } from '../ready/ready-product.js';

const id = fc
  .uint8Array({ minLength: 12, maxLength: 12 })
  .map((bytes) => new Types.ObjectId(bytes));
const text = fc.string({ unit: 'binary' });
const int = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const category = { _id: new Types.ObjectId(), name: 'A "b" \\ ü', slug: 'a-b' };

const usual = {
  _id: id,
  name: text,
  slug: text,
  description: text,
  priceCents: int,
  quantity: int,
  shipping: fc.boolean(),
  category: id,
  photo: fc.option(fc.record({ version: text, width: int, height: int })),
  createdAt: fc.date({ noInvalidDate: true }),
};
/** Fields as another program may write them. */
const unusual = {
  ...usual,
  name: fc.constant(null),
  priceCents: fc.oneof(fc.double({ noNaN: true }), fc.constant(mongo.Long.fromNumber(2 ** 40))),
  quantity: fc.double({ noNaN: true }),
  photo: fc.constant(undefined),
  added: fc.oneof(text, int, fc.constant(new mongo.Binary(Buffer.from('x'))), id),
};

/** A document's fields in any order. */
const document = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .tuple(
      fc.record(fields),
      fc.shuffledSubarray(Object.keys(fields), { minLength: Object.keys(fields).length }),
    )
    .map(([values, names]) => Object.fromEntries(names.map((name) => [name, values[name]])));

const anyDocument = fc.subarray(Object.keys(unusual)).chain((names) =>
  document({
    ...usual,
    ...Object.fromEntries(names.map((name) => [name, unusual[name as '_id']])),
  }),
);

it('is the JSON of its view, whatever is stored', () => {
  fc.assert(
    fc.property(fc.oneof(document(usual), anyDocument), (fields) => {
      const bytes = Buffer.from(mongo.BSON.serialize(fields, { ignoreUndefined: true }));
      const decoded = mongo.BSON.deserialize(bytes) as ShownProduct;
      const view = productView(decoded, category);
      const stored = new ProductBytes(bytes);
      for (const source of [stored, ReadyProduct.of(stored) ?? stored]) {
        const product = new ListedProduct(source, listedCategory(category));
        expect(jsonBytes([product])?.toString()).toBe(JSON.stringify([view]));
        expect(JSON.stringify(product)).toBe(JSON.stringify(view));
        expect(product._id).toBe(view._id);
        expect({ ...view, ...pick(product, Object.keys(view)) }).toEqual(view);
      }
    }),
  );
});

it('is made of the bytes where all is as the shop stores it', () => {
  fc.assert(
    fc.property(document(usual), (fields) => {
      const stored = new ProductBytes(Buffer.from(mongo.BSON.serialize(fields)));
      expect(stored.isUsual).toBe(true);
      expect(ReadyProduct.of(stored)).toBeDefined();
    }),
  );
});

function pick(product: Product, names: string[]) {
  return Object.fromEntries(names.map((name) => [name, product[name as keyof Product]]));
}
