import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { read, sample } from './testing/files.js';

type Cells = Record<string, string>;

/** Where each form has what is counted. */
const FORMS = {
  'packt-Product-data.csv': {
    key: 'Handle',
    value: 'Option1 Value',
    sku: 'Variant SKU',
    price: 'Variant Price',
    photos: ['Image Src', 'Variant Image'],
  },
  'mikolajroszak-products_export_1.csv': {
    key: 'Handle',
    value: 'Option1 Value',
    sku: 'Variant SKU',
    price: 'Variant Price',
    photos: ['Image Src', 'Variant Image'],
  },
  'medusa-exported-products.csv': {
    key: 'Product Handle',
    value: 'Variant Option 1 Value',
    sku: 'Variant Sku',
    price: 'Variant Price USD',
    photos: ['Product Image 1', 'Product Image 2'],
  },
  'spree-products.csv': {
    key: 'slug',
    value: 'option1_value',
    sku: 'sku',
    price: 'price',
    photos: ['image1_src'],
  },
};

const EXPECTED = {
  'packt-Product-data.csv': { products: 20, variants: 21 },
  'mikolajroszak-products_export_1.csv': { products: 35, variants: 58 },
  'medusa-exported-products.csv': { products: 2, variants: 3 },
  'spree-products.csv': { products: 37, variants: 87 },
};

/** Counts by the cells alone, without any of what it tests. */
function counted(name: keyof typeof FORMS) {
  const form = FORMS[name];
  const records = parse<Cells>(sample(name), { columns: true, bom: true });
  const own = records.filter((cells) => (cells.currency ?? 'USD') === 'USD');
  const variants = own.filter((cells) => cells[form.value]);
  const photos = own.flatMap((cells) =>
    form.photos.flatMap((column) => (cells[column] ? `${cells[form.key]} ${cells[column]}` : [])),
  );
  return {
    products: new Set(own.map((cells) => cells[form.key])).size,
    variants: variants.length,
    skus: variants.filter((cells) => cells[form.sku]).length,
    photos: new Set(photos).size,
    cents: variants.reduce((sum, cells) => sum + Math.round(Number(cells[form.price]) * 100), 0),
  };
}

describe.each(Object.keys(FORMS) as (keyof typeof FORMS)[])('%s', (name) => {
  it('has as many products, variants, SKUs, photos and dollars as its cells say', async () => {
    const { products, problems } = await read(sample(name));
    const variants = products.flatMap((product) => product.variants);
    expect(problems).toEqual([]);
    expect({
      products: products.length,
      variants: variants.length,
      skus: variants.filter(({ sku }) => sku).length,
      photos: products.flatMap(({ photos }) => photos).length,
      cents: variants.reduce((sum, { price = 0 }) => sum + price, 0),
    }).toEqual(counted(name));
    expect(counted(name)).toMatchObject(EXPECTED[name]);
  });
});

it('counts the rows of other currencies', async () => {
  const { index } = await read(sample('spree-products.csv'));
  expect(index.otherCurrencies).toBe(87);
});
