import { expect, it } from 'vitest';
import { importRows } from '../../../testing/files/imports.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { VariantModel } from '../variants/variant.model.js';

useTestShop();

const HEADER =
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty';
const variants = () => VariantModel.find().sort({ position: 1 }).lean();

it.each([
  ['before', ['shirt,Shirt,Size,S,NEW,10.00,1', 'shirt,,,Small,A,10.00,3']],
  ['after', ['shirt,Shirt,Size,Small,A,10.00,3', 'shirt,,,S,NEW,10.00,1']],
])('a variant keeps its SKU and stock if its old value stands %s it', async (_, rows) => {
  await importRows([HEADER, 'shirt,Shirt,Size,S,A,10.00,3']);
  const [old] = await variants();
  await importRows([HEADER, ...rows]);
  expect(await variants()).toMatchObject([
    { _id: old?._id, values: ['Small'], sku: 'A', quantity: 3 },
    { values: ['S'], sku: 'NEW', quantity: 1 },
  ]);
});
