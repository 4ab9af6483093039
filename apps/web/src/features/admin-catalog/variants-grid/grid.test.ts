import { setTypedUnits, type ProductOption } from '@shop/shared';
import { afterEach, expect, test } from 'vitest';
import { buildProduct, buildVariant } from '../../../testing/factories';
import { gridBody, refusalsOfGrid } from './grid-body';
import { gridRows, readOptions, type GridRow } from './grid';
import { makeRows as makeGrid } from './make-rows';
import { renamingText } from './removal-text';

afterEach(() => setTypedUnits());

const PRICES = { price: '12', compareAtPrice: '' };

const makeRows = (
  rows: readonly GridRow[],
  made: readonly ProductOption[],
  options: readonly ProductOption[],
  prices: typeof PRICES,
) => makeGrid({ rows, made, dropped: [] }, options, { prices }).rows;

const size = (...values: string[]) => ({ name: 'Size', values });
const color = (...values: string[]) => ({ name: 'Color', values });
const names = (rows: readonly GridRow[]) => rows.map(({ values }) => values.join(' / '));
const small = buildVariant({ values: ['S'], quantity: 3, sku: 'S-1' });
const medium = buildVariant({ values: ['M'], price: 15 });
const rows = gridRows([small, medium]);

const told = (made: readonly GridRow[]) => {
  const product = buildProduct({ options: [size('S', 'M')] });
  return renamingText({ product, variants: [small, medium] }, { made: [size()], rows: made });
};

test('options are read without empty lines, spaces at the ends and repeated values', () => {
  const typed = [
    { name: ' Size ', values: 'S\n\n M \ns' },
    { name: '', values: '' },
  ];
  expect(readOptions(typed)).toEqual([size('s', 'M')]);
});

test.each([
  ['Red, Blue, Green', ['Red', 'Blue', 'Green']],
  ['S,M,\nL', ['S', 'M', 'L']],
  ['"Red, matte", Blue', ['Red, matte', 'Blue']],
  ['1,5 l, 2,5 l', ['1,5 l', '2,5 l']],
  ['10", 12"', ['10"', '12"']],
])('values are separated by commas: %s', (values, read) => {
  expect(readOptions([{ name: 'Size', values }])).toEqual([size(...read)]);
});

test('a product that has a value with a comma keeps its commas', () => {
  const typed = [{ name: 'Size', values: 'Black, matte\nWhite, matte' }];
  expect(readOptions(typed, [size('Black, matte')])).toEqual([
    size('Black, matte', 'White, matte'),
  ]);
});

test('a new value adds rows at the first price and without pieces', () => {
  const made = makeRows(rows, [size('S', 'M')], [size('S', 'M', 'L')], PRICES);
  expect(names(made)).toEqual(['S', 'M', 'L']);
  expect(made.slice(0, 2)).toEqual(rows);
  expect(made[2]).toMatchObject({ _id: undefined, price: '12', quantity: '0' });
});

test('a renamed value keeps its variant', () => {
  const made = makeRows(rows, [size('S', 'M')], [size('Small', 'M')], PRICES);
  expect(made[0]).toMatchObject({ _id: small._id, values: ['Small'], sku: 'S-1' });
});

test('a value in the place of another is said to have its variants', () => {
  const made = makeRows(rows, [size('S', 'M')], [size('S', 'L')], PRICES);
  expect(told(made)).toMatch(/^L takes the place of M, with its SKU/);
  const longer = makeRows(rows, [size('S', 'M')], [size('S', 'M', 'L')], PRICES);
  expect(told(longer)).toBeUndefined();
});

test('another order of the values is no renaming', () => {
  const made = makeRows(rows, [size('S', 'M')], [size('M', 'S')], PRICES);
  expect(told(made)).toBeUndefined();
  expect(made.map(({ _id }) => _id)).toEqual([medium._id, small._id]);
});

test('a new row has the photo that all rows with its color share', () => {
  const options = [size('S', 'M'), color('Red', 'Blue')];
  const variant = (photo: string | null, ...values: string[]) => buildVariant({ values, photo });
  const photos = (all: readonly GridRow[]) =>
    Object.fromEntries(all.map(({ values, photo }) => [values.join(' / '), photo]));
  const red = gridRows([variant('one', 'S', 'Red'), variant('one', 'M', 'Red')]);
  const onlyRed = [size('S', 'M'), color('Red')];
  const largeRed = makeRows(red, onlyRed, [size('S', 'M', 'L'), color('Red')], PRICES);
  expect(photos(largeRed)).toMatchObject({ 'L / Red': 'one' });
  expect(photos(makeRows(red, onlyRed, options, PRICES))).toMatchObject({
    'S / Blue': null,
    'M / Blue': null,
  });
  const both = gridRows([
    variant('one', 'S', 'Red'),
    variant('one', 'M', 'Red'),
    variant('two', 'S', 'Blue'),
    variant(null, 'M', 'Blue'),
  ]);
  const large = makeRows(both, options, [size('S', 'M', 'L'), color('Red', 'Blue')], PRICES);
  expect(photos(large)).toMatchObject({ 'L / Red': 'one', 'L / Blue': null });
  const farbe = [size('S', 'M'), { name: 'Farbe', values: ['Red', 'Blue'] }];
  const more = [size('S', 'M', 'L'), { name: 'Farbe', values: ['Red', 'Blue'] }];
  expect(photos(makeRows(both, farbe, more, PRICES))).toMatchObject({ 'L / Red': 'one' });
});

test('a new row without a photo says nothing of it, so that an archived variant keeps its own', () => {
  const [row] = makeRows([], [], [size('S')], PRICES);
  const opened = { version: 1, editKey: 'e'.repeat(24) };
  expect(gridBody([size('S')], row ? [row] : [], opened).variants[0]).not.toHaveProperty('photo');
  expect(gridBody([size('S', 'M')], rows, opened).variants[0]).toHaveProperty('photo', null);
});

test('less than nothing is refused as such, whatever the minus', () => {
  const [row] = makeRows([], [], [size('S')], PRICES);
  const typed = row ? [{ ...row, quantity: '−4' }] : [];
  const body = gridBody([size('S')], typed, { version: 1, editKey: 'e'.repeat(24) });
  expect(refusalsOfGrid(body, typed)).toEqual([
    { field: 'variants.0.quantity', message: 'Quantity must be a whole number, 0 or more' },
  ]);
});

test('a removed value takes its rows away', () => {
  expect(names(makeRows(rows, [size('S', 'M')], [size('M')], PRICES))).toEqual(['M']);
});

test('another option multiplies the rows: those that are there get its first value', () => {
  const options = [size('S', 'M'), color('Red', 'Blue')];
  const made = makeRows(rows, [size('S', 'M')], options, PRICES);
  expect(names(made)).toEqual(['S / Red', 'S / Blue', 'M / Red', 'M / Blue']);
  expect(made.map(({ _id }) => _id)).toEqual([small._id, undefined, medium._id, undefined]);
});

test('without options there are no rows', () => {
  expect(makeRows(rows, [size('S', 'M')], [], PRICES)).toEqual([]);
});

test('variants are weighed in the shop’s units, and sent in grams', () => {
  setTypedUnits('imperial');
  const [row] = gridRows([buildVariant({ values: ['S'], weight: 180 })]);
  expect(row?.weight).toBe('6.35');
  const weighing = (weight: string) => (row ? [{ ...row, weight }] : []);
  const body = (weight: string) =>
    gridBody([size('S')], weighing(weight), { version: 1, editKey: 'e'.repeat(24) });
  expect(body('6.35').variants[0]?.weight).toBe(180);
  expect(body('').variants[0]?.weight).toBeNull();
  expect(refusalsOfGrid(body('heavy'), weighing('heavy'))).toContainEqual({
    field: 'variants.0.weight',
    message: 'Weight must be a number of ounces, at most 35273.96',
  });
});
