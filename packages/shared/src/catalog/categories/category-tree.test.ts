import { describe, expect, it } from 'vitest';
import { categoryPath, categoryTree, treeRows } from './category-tree.js';

const named = (name: string, parent?: string) => ({
  _id: name,
  name,
  ...(parent !== undefined && { parent }),
});

const SHOP = [named('Boots', 'Shoes'), named('Men'), named('Shoes', 'Men'), named('Toys')];

describe('the tree of categories', () => {
  it('has each category under its parent, in the order of the list', () => {
    const rows = treeRows(categoryTree(SHOP));
    expect(rows.map(({ category, level }) => [category.name, level])).toEqual([
      ['Men', 1],
      ['Shoes', 2],
      ['Boots', 3],
      ['Toys', 1],
    ]);
    expect(rows.map(categoryPath)).toEqual(['Men', 'Men › Shoes', 'Men › Shoes › Boots', 'Toys']);
  });

  it('keeps a category whose parent is missing, at the top', () => {
    expect(categoryTree([named('Boots', 'Shoes')])).toMatchObject([{ level: 1, children: [] }]);
  });
});
