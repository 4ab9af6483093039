import { expect, it } from 'vitest';
import type { ProductRecord } from '../../products/product.model.js';
import { productDigest } from './product-digest.js';

const digestOf = (fields: Partial<ProductRecord>) =>
  productDigest({ name: 'Lamp', ...fields } as ProductRecord, []).fields;

it('a product that was published at its time is as it was', () => {
  expect(digestOf({ hiddenAs: 'scheduled' })).toBe(digestOf({}));
  expect(digestOf({ hiddenAs: 'draft' })).not.toBe(digestOf({}));
});

it('another field may have the same word', () => {
  expect(digestOf({ description: 'scheduled' })).not.toBe(digestOf({}));
});
