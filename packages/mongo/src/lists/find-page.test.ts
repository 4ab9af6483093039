import mongoose from 'mongoose';
import { afterEach, expect, it } from 'vitest';
import { useTestDatabase } from '../testing/test-database.js';
import { ThingModel } from '../testing/thing.model.js';
import { findRows, setServer } from './find-page.js';

useTestDatabase();

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
    await ThingModel.collection.insertMany(names.map((name) => ({ name })));
    const sent: string[] = [];
    mongoose.set('debug', (_collection, method) => void sent.push(method));
    setServer({ skipsByEntries });
    const rows = await findRows(ThingModel, list, 1_100, 12);
    expect(rows.map(({ name }) => name)).toEqual(names.slice(1_100, 1_112));
    expect(sent).toEqual(Array.from({ length: queries }, () => 'find'));
  },
);
