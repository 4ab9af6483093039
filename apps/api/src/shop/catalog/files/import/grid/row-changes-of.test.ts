import type { FileVariant } from '@shop/product-files';
import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import type { VariantRecord } from '../../../variants/variant.model.js';
import { rowChangesOf } from './row-changes-of.js';

it('says amounts as money, and pieces as numbers', () => {
  const variant: VariantRecord = {
    _id: new Types.ObjectId(),
    product: new Types.ObjectId(),
    position: 0,
    values: ['M'],
    priceCents: 2490,
    compareAtCents: null,
    quantity: 4,
    sku: null,
    weight: null,
    barcode: null,
    hidden: false,
    wasOrdered: false,
    archivedIn: null,
  };
  const file = { values: ['M'], price: 129900, quantity: 5 } as FileVariant;
  expect(rowChangesOf(variant, file)).toEqual([
    { field: 'Price of M', before: '$24.90', after: '$1,299.00' },
    { field: 'Quantity of M', before: '4', after: '5' },
  ]);
});
