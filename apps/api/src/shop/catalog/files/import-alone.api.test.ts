import { PRODUCT_DETAIL_NAMES, PRODUCT_FIELD_NAMES } from '@shop/shared';
import { expect, it } from 'vitest';
import { importRows } from '../../../testing/files/imports.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { ProductModel } from '../products/product.model.js';
import { VariantModel } from '../variants/variant.model.js';
import { changedFields } from './import/changed-fields.js';

useTestShop();

/** For each field its header, two values, and what is stored of it. */
const FIELDS = {
  name: ['Title', 'Lamp', 'Light', 'name'],
  description: ['Body (HTML)', 'Old', 'New', 'description'],
  category: ['Type', 'Lights', 'Toys', 'category'],
  price: ['Variant Price', '20', '25', 'priceCents'],
  quantity: ['Variant Inventory Qty', '3', '4', 'quantity leastQuantity'],
  shipping: ['Variant Requires Shipping', 'true', 'false', 'shipping'],
  status: ['Status', 'active', 'archived', 'hiddenAs'],
  publishAt: ['Publish at', '2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', 'publishAt'],
  brand: ['Vendor', 'Hay', 'Muuto', 'brand'],
  compareAtPrice: ['Variant Compare At Price', '30', '35', 'compareAtCents'],
  sku: ['Variant SKU', 'L-1', 'L-2', 'sku skuKey'],
  barcode: ['Variant Barcode', '4006381333931', '5901234123457', 'barcode'],
  weight: ['Variant Grams', '100', '200', 'weight'],
  taxClass: ['Tax class', 'reduced', 'zero', 'taxClass'],
  lowestPrice: ['Lowest price', '5', '6', 'lowestPriceCents'],
  tags: ['Tags', '"a, b"', '"a, c"', 'tags tagKeys'],
  attributes: ['Attributes', 'Colour: Red', 'Colour: Blue', 'attributes'],
  seoTitle: ['SEO Title', 'One', 'Two', 'seo'],
  seoDescription: ['SEO Description', 'One', 'Two', 'seo'],
} as const;

/** They follow from other fields. */
const DERIVED = ['nameKey', 'nameWords', 'searchWords', 'pastPrices', 'priorCents'];

const all = Object.entries(FIELDS);
const first = [
  ['Handle', ...all.map(([, [header]]) => header)].join(','),
  ['lamp', ...all.map(([, [, value]]) => value)].join(','),
];

const stored = () => ProductModel.findOne({ slug: 'lamp' }).orFail().lean();

it('knows the column of every field', () => {
  const names = [...PRODUCT_FIELD_NAMES, ...PRODUCT_DETAIL_NAMES];
  expect(Object.keys(FIELDS).sort()).toEqual([...names].sort());
});

it.each(all)(
  'a file of handles and %s leaves all else alone',
  async (_, [header, , value, fields]) => {
    await importRows(first);
    const before = await stored();
    await importRows([`Handle,${header}`, `lamp,${value}`]);
    const changed = changedFields(before, await stored()).filter((name) => !DERIVED.includes(name));
    expect(changed.sort()).toEqual(fields.split(' ').sort());
    // A blank cell says nothing.
    const now = await stored();
    await importRows([`Handle,${header}`, 'lamp,']);
    expect(await stored()).toEqual(now);
  },
);

const GRID = [
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Variant Compare At Price,Variant Lowest Price,Variant Grams,Variant Barcode,Variant Hidden',
];
const ROWS = [
  'shirt,Shirt,Size,S,S-S,10,3,20,5,100,4006381333931,',
  'shirt,,,M,S-M,12,4,20,5,100,5901234123457,',
];
const VARIANT_FIELDS = {
  'Variant Price': ['11', 'priceCents'],
  'Variant Inventory Qty': ['9', 'quantity'],
  'Variant Compare At Price': ['21', 'compareAtCents'],
  'Variant Lowest Price': ['6', 'lowestPriceCents'],
  'Variant Grams': ['200', 'weight'],
  'Variant Barcode': ['9780306406157', 'barcode'],
  'Variant Hidden': ['true', 'hidden'],
} as const;

it.each(Object.entries(VARIANT_FIELDS))(
  'a file of SKUs and %s leaves all else of a variant alone',
  async (header, [value, field]) => {
    await importRows([...GRID, ...ROWS]);
    const read = () => VariantModel.find().sort({ position: 1 }).lean();
    const [small, medium] = await read();
    await importRows([`Handle,Variant SKU,${header}`, `shirt,S-S,${value}`]);
    const [smallNow, mediumNow] = await read();
    expect(mediumNow).toEqual(medium);
    const changed = small && smallNow ? changedFields(small, smallNow) : [];
    expect(changed.filter((name) => !DERIVED.includes(name))).toEqual([field]);
  },
);
