import { expect, test } from 'vitest';
import { buildProduct, buildVariant } from '../../../testing/factories';
import { gridRows } from './grid';
import { makeRows, renamingQuestions, withoutRow, type MadeRows } from './make-rows';
import type { Renaming } from './option-changes';
import { renamingText } from './removal-text';

const size = (...values: string[]) => ({ name: 'Size', values });
const color = (...values: string[]) => ({ name: 'Color', values });
const variantOf = (sku: string, ...values: string[]) => buildVariant({ sku, values, quantity: 2 });
const gridOf = (made: MadeRows['made'], ...variants: ReturnType<typeof variantOf>[]): MadeRows => ({
  made,
  rows: gridRows(variants),
  dropped: [],
});

const dress = gridOf(
  [size('S', 'M', 'L')],
  variantOf('D-S', 'S'),
  variantOf('D-M', 'M'),
  variantOf('D-L', 'L'),
);
const COLORS = ['White', 'Blue', 'Black'];
const shirts = ['S', 'M', 'L'].flatMap((one, at) =>
  COLORS.map((other, index) => variantOf(`OX-${at * 3 + index + 1}`, one, other)),
);
const shirt = gridOf([size('S', 'M', 'L'), color(...COLORS)], ...shirts);

const make = (grid: MadeRows, made: MadeRows['made'], renamings: Renaming[] = []) =>
  makeRows(grid, made, { prices: { price: '12', compareAtPrice: '' }, renamings });
const skus = ({ rows }: MadeRows) =>
  Object.fromEntries(rows.map((row) => [row.values.join(' / '), row.sku]));

test('a value that moves up keeps its own variant when the one before it is replaced', () => {
  const made = make(dress, [size('M', 'L', 'XL')]);
  expect(skus(made)).toEqual({ M: 'D-M', L: 'D-L', XL: '' });
  expect(made.rows.slice(0, 2).map(({ key }) => key)).toEqual([
    dress.rows[1]?.key,
    dress.rows[2]?.key,
  ]);
});

test('what could be a new name is asked, and is one only if that is answered', () => {
  const question = { option: 0, was: 'S', values: ['XL'] };
  expect(renamingQuestions(dress, [size('M', 'L', 'XL')])).toEqual([question]);
  const made = make(dress, [size('M', 'L', 'XL')], [{ option: 0, was: 'S', now: 'XL' }]);
  expect(skus(made)).toEqual({ M: 'D-M', L: 'D-L', XL: 'D-S' });
  expect(renamingQuestions(dress, [size('S', 'Medium', 'L')])).toEqual([]);
  expect(skus(make(dress, [size('Small', 'M', 'Large')]))).toEqual({
    Small: 'D-S',
    M: 'D-M',
    Large: 'D-L',
  });
  expect(renamingQuestions(dress, [size('L', 'M')])).toEqual([]);
});

test('a new name beside another value is asked, too', () => {
  const options = [size('Small', 'M', 'L', 'XL')];
  expect(renamingQuestions(dress, options)).toEqual([
    { option: 0, was: 'S', values: ['Small', 'XL'] },
  ]);
  const made = make(dress, options, [{ option: 0, was: 'S', now: 'Small' }]);
  expect(skus(made)).toEqual({ Small: 'D-S', M: 'D-M', L: 'D-L', XL: '' });
});

test('without its first option, the other keeps the first variant of each of its values', () => {
  const made = make(shirt, [color(...COLORS)]);
  expect(skus(made)).toEqual({ White: 'OX-1', Blue: 'OX-2', Black: 'OX-3' });
  const product = buildProduct({ options: [...shirt.made] });
  expect(renamingText({ product, variants: shirts }, made)).toBeUndefined();
});

test('an option under a new name, or at another place, is the same one', () => {
  const [tint, tall] = [{ name: 'Tint', values: COLORS }, size('S', 'M', 'L')];
  expect(skus(make(shirt, [tint, tall]))).toMatchObject({
    'White / M': 'OX-4',
    'Black / S': 'OX-3',
  });
  expect(skus(make(shirt, [tint]))).toEqual({ White: 'OX-1', Blue: 'OX-2', Black: 'OX-3' });
});

test('rows come back with what was typed once their values are there again', () => {
  const fewer = make(dress, [size('Small', 'M', 'L', 'XL')]);
  expect(skus(fewer)).toMatchObject({ Small: '' });
  const options = [size('S', 'M', 'L', 'XL')];
  expect(renamingQuestions(fewer, options)).toEqual([]);
  expect(skus(make(fewer, options))).toEqual({ S: 'D-S', M: 'D-M', L: 'D-L', XL: '' });
  const swapped = make(make(dress, [size('M', 'L', 'XL')]), [size('M', 'L', 'S')]);
  expect(skus(swapped)).toEqual({ M: 'D-M', L: 'D-L', S: 'D-S' });
  const [first] = dress.rows;
  const removed = make(withoutRow(dress, first?.key ?? ''), [size('S', 'M', 'L', 'XL')]);
  expect(skus(removed)).toMatchObject({ S: 'D-S' });
});

test('rows come back with an option, and under the new names of the other’s values', () => {
  const without = make(shirt, [color('Ivory', 'Blue', 'Black')]);
  expect(skus(without)).toMatchObject({ Ivory: 'OX-1' });
  const back = make(without, [color('Ivory', 'Blue', 'Black'), size('S', 'M', 'L')]);
  expect(skus(back)).toMatchObject({
    'Ivory / S': 'OX-1',
    'Ivory / M': 'OX-4',
    'Black / L': 'OX-9',
  });
});

test('a new row has the prices and the weight of the variants that share the most values with it', () => {
  const sized = (price: number, ...values: string[]) =>
    buildVariant({ values, price, compareAtPrice: price + 5, weight: price * 10 });
  const priced = gridOf(
    [size('S', 'L'), color('White', 'Blue')],
    ...[sized(24, 'S', 'White'), sized(24, 'S', 'Blue')],
    ...[sized(28, 'L', 'White'), sized(28, 'L', 'Blue')],
  );
  const { rows } = make(priced, [size('S', 'L', 'XL'), color('White', 'Blue', 'Black')]);
  const row = (name: string) => rows.find(({ values }) => values.join(' / ') === name);
  expect(row('L / Black')).toMatchObject({
    price: '28.00',
    compareAtPrice: '33.00',
    weight: '280',
    sku: '',
    quantity: '0',
  });
  expect(row('XL / White')).toMatchObject({ price: '24.00' });
  expect(row('XL / Black')).toMatchObject({ price: '12', compareAtPrice: '', weight: '' });
});
