import { expect, it } from 'vitest';
import { CsvWriter } from './index.js';
import { read } from './testing/files.js';

const file = (...cells: string[]) =>
  [
    'Handle,Title,Option1 Name,Option1 Value,Variant Hidden',
    ...cells.map((hidden, at) => `shirt,${at === 0 ? 'Shirt' : ''},Size,${at},${hidden}`),
    '',
  ].join('\n');

const hiddenIn = async (text: string, clears: boolean) =>
  (await read(text, { clears })).products.flatMap(({ variants }) =>
    variants.map(({ hidden }) => hidden),
  );

it('leaves a variant hidden or not if the cell is empty, unless an empty cell clears', async () => {
  const text = file('true', 'false', '');
  expect(await hiddenIn(text, false)).toEqual([true, false, undefined]);
  expect(await hiddenIn(text, true)).toEqual([true, false, false]);
  expect(await hiddenIn(text.replace('Variant Hidden', 'Shelf'), true)).toEqual(
    Array.from({ length: 3 }),
  );
});

it('is written for each variant, so that the file can show it again', async () => {
  const variant = { sku: null, price: 100, compareAtPrice: null, quantity: 1, weight: null };
  const shirt = {
    ...{ handle: 'shirt', name: 'Shirt', description: 'A shirt.', category: 'Shirts' },
    ...({ status: 'active', shipping: true, options: ['Size'], photos: [] } as const),
    variants: ['S', 'M'].map((size) => ({
      ...{ ...variant, barcode: null, values: [size], hidden: size === 'S' },
    })),
  };
  const mug = {
    ...{ ...shirt, handle: 'mug', options: [] },
    variants: [{ ...variant, barcode: null, values: [], hidden: false }],
  };
  const text = CsvWriter.header() + CsvWriter.rows([shirt, mug]);
  expect(await hiddenIn(text, false)).toEqual([true, false, undefined]);
});
