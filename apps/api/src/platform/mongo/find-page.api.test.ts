import mongoose from 'mongoose';
import { afterEach, expect, it } from 'vitest';
import { CategoryModel } from '../../shop/catalog/index.js';
import { useTestShop } from '../../testing/test-shop.js';
import { findRows, setServer } from './find-page.js';

useTestShop();

const COUNT = 1_200;
const list = { filter: {}, sort: { name: 1, _id: 1 } as const, fields: { name: 1 } as const };

afterEach(() => {
  mongoose.set('debug', false);
  setServer({ skipsByEntries: true });
});

it.each([
  ['the embedded database', true, 1],
  ['MongoDB', false, 2],
])(
  'a far page takes %s as few queries as it can: %s, %i',
  async (_server, skipsByEntries, queries) => {
    const names = Array.from({ length: COUNT }, (_, index) => `c${String(index).padStart(4, '0')}`);
    await CategoryModel.collection.insertMany(
      names.map((name) => ({ name, nameKey: name, slug: name, slugs: [name] })),
    );
    const sent: string[] = [];
    mongoose.set('debug', (_collection, method) => void sent.push(method));
    setServer({ skipsByEntries });
    const rows = await findRows(CategoryModel, list, 1_100, 12);
    expect(rows.map(({ name }) => name)).toEqual(names.slice(1_100, 1_112));
    expect(sent).toEqual(Array.from({ length: queries }, () => 'find'));
  },
);
