import { categoryTree, treeRows, type Category } from '@shop/shared';
import { expect, test } from 'vitest';
import { placeBeside, placeByKey, type Side } from './category-places';

const one = (_id: string, parent?: string): Category => ({
  _id,
  name: _id,
  slug: _id,
  ...(parent && { parent }),
});

/** Caps; Men › Shoes › Boots; Women › Dresses. */
const rows = treeRows(
  categoryTree([
    one('Caps'),
    one('Men'),
    one('Women'),
    one('Shoes', 'Men'),
    one('Boots', 'Shoes'),
    one('Dresses', 'Women'),
  ]),
);

function rowOf(id: string) {
  const row = rows.find(({ category }) => category._id === id);
  if (!row) throw new Error(`There is no ${id}`);
  return row;
}

const drop = (id: string, side: Side, target: string) =>
  placeBeside(rows, rowOf(id), { target: rowOf(target), side });

test('a row is put above, below and under others', () => {
  expect(drop('Women', 'above', 'Men')).toEqual({ parent: null, after: 'Caps' });
  expect(drop('Women', 'above', 'Caps')).toEqual({ parent: null, after: null });
  expect(drop('Caps', 'below', 'Men')).toEqual({ parent: null, after: 'Men' });
  expect(drop('Caps', 'under', 'Men')).toEqual({ parent: 'Men', after: 'Shoes' });
  expect(drop('Caps', 'above', 'Boots')).toEqual({ parent: 'Shoes', after: null });
});

test('no row is put into its own branch, or below the third level', () => {
  expect(drop('Men', 'under', 'Boots')).toBeUndefined();
  expect(drop('Men', 'below', 'Shoes')).toBeUndefined();
  expect(drop('Men', 'above', 'Men')).toBeUndefined();
  expect(drop('Men', 'under', 'Women')).toBeUndefined();
  expect(drop('Caps', 'under', 'Boots')).toBeUndefined();
});

test('arrow keys move a row up, down, under the one above, and out again', () => {
  const press = (id: string, key: string) => placeByKey(rows, rowOf(id), key);
  expect(press('Women', 'ArrowUp')).toEqual({ parent: null, after: 'Caps' });
  expect(press('Men', 'ArrowDown')).toEqual({ parent: null, after: 'Women' });
  expect(press('Women', 'ArrowRight')).toEqual({ parent: 'Men', after: 'Shoes' });
  expect(press('Shoes', 'ArrowLeft')).toEqual({ parent: null, after: 'Men' });
  expect(press('Caps', 'ArrowUp')).toBeUndefined();
  expect(press('Caps', 'ArrowLeft')).toBeUndefined();
  expect(press('Caps', 'Tab')).toBeUndefined();
});
