import { expect, it } from 'vitest';
import { useDocstore } from '../testing/running.js';

const running = useDocstore();

/** More than are read in one statement. */
const MANY = 1_300;

it('finds the documents of many ids, each once, in the order of their ids', async () => {
  const rows = running.db.collection<{ _id: number; text: string }>('rows');
  await rows.insertMany(Array.from({ length: MANY }, (_, _id) => ({ _id, text: `row ${_id}` })));
  const wanted = Array.from({ length: MANY }, (_, index) => MANY * 2 - index * 2);
  const found = await rows.find({ _id: { $in: [...wanted, 4, 4, -1] } }).toArray();
  expect(found).toEqual(
    Array.from({ length: MANY / 2 - 1 }, (_, index) => {
      const _id = (index + 1) * 2;
      return { _id, text: `row ${_id}` };
    }),
  );
});

it('finds no more of a list than are asked for, across the batches in which it is read', async () => {
  const lines = running.db.collection<{ _id: number; group: number }>('lines');
  await running.db.command({
    createIndexes: 'lines',
    indexes: [{ key: { group: 1, _id: -1 }, name: 'by_group' }],
  });
  await lines.insertMany(Array.from({ length: MANY }, (_, _id) => ({ _id, group: _id % 2 })));
  for (const limit of [1, 16, 128, 129, 500]) {
    const found = await lines.find({ group: 1 }).sort({ _id: -1 }).limit(limit).toArray();
    expect(found.map(({ _id }) => _id)).toEqual(
      Array.from({ length: limit }, (_, index) => MANY - 1 - index * 2),
    );
  }
});
