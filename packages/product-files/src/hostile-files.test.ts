import { expect, it } from 'vitest';
import { readColumns } from './index.js';
import { fileOf, read } from './testing/files.js';

// Each of these took seconds to hours while the shop answered nobody: a quadratic expression ends in this test's time limit.
const MUCH = 90_000;
const spaces = ' '.repeat(MUCH);

it.each([
  ['Body (HTML)', '<a'.repeat(MUCH / 2)],
  ['Body (HTML)', `${'<svg'.repeat(MUCH / 4)}&amp;`],
  ['Body (HTML)', `<pre>${spaces}x<br>y`],
  ['Body (HTML)', `x<br>${'<b>'.repeat(MUCH / 4)}`],
  ['Body (HTML)', '<!--'.repeat(MUCH / 4)],
  ['Body (HTML)', `<p>${'x<br>'.repeat(MUCH / 6)}`],
  ['Variant Price', `${'1'.repeat(MUCH)}x`],
  ['Variant Price', `1${spaces}x`],
  ['Type', `a${spaces}b`],
  ['Type', '-'.repeat(MUCH)],
  ['Handle', `a${'-'.repeat(MUCH)}b`],
  ['Handle', `a${spaces}b`],
  ['Tags', `a${spaces}b`],
  ['Tags', ','.repeat(MUCH)],
  ['Variant SKU', `a${spaces}b`],
  ['Variant Grams', `${'1'.repeat(MUCH)}x`],
  ['Variant Inventory Qty', `${'1,'.repeat(MUCH / 2)}x`],
  ['Status', `a${spaces}b`],
  ['Images', '\\,'.repeat(MUCH / 2)],
  ['Attributes', '\\:'.repeat(MUCH / 2)],
])('a long cell of %s is read at once', async (column, cell) => {
  const other = column === 'Title' ? 'Vendor' : 'Title';
  const { products } = await read(`${other},${column}\nLamp,"${cell}"\n`);
  expect(products).toHaveLength(1);
});

it('a cell that is longer than any text of the shop has its product refused', async () => {
  const long = 'x'.repeat(100_001);
  const { products, problems } = await read(`Title,Vendor\nLamp,${long}\nChair,Oak\n`);
  expect(products).toHaveLength(2);
  expect(problems).toEqual([
    { line: 2, column: 'Vendor', value: '', reason: 'This cell has more than 100,000 characters' },
  ]);
});

it('a file of one line without an end is no file of products', async () => {
  const line = `{"a":"${'x'.repeat(2_000_000)}"}`;
  await expect(readColumns(fileOf(line, 65_536))).rejects.toThrow('The first line is too long');
});

it('a file of blank lines has no columns', async () => {
  expect(await readColumns(fileOf('\n \n'.repeat(500_000), 65_536))).toEqual([]);
});

it.each(['', 'sep=;\n'])('a file has at most so many columns (after %j)', async (before) => {
  const header = Array.from({ length: 2_001 }, (_, at) => `c${at}`).join(';');
  await expect(readColumns(fileOf(`${before}${header}\n`, 65_536))).rejects.toThrow(
    'The file has more than 2,000 columns',
  );
});
