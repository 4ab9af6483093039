import { expect, it } from 'vitest';
import {
  addSold,
  mostSold,
  packSold,
  productOf,
  unpackSold,
  type SoldByItem,
} from './packed-sold.js';

const sold = (entries: [string, number, number][]): SoldByItem =>
  new Map(entries.map(([item, pieces, cents]) => [item, { pieces, cents }]));

it('finds the most that were sold as a sort of all would', () => {
  const all = sold(
    Array.from({ length: 500 }, (_, at) => [`p${at}`, (at * 7919) % 23, (at * 104_729) % 11]),
  );
  const sorted = [...all].sort(
    ([, one], [, other]) => other.pieces - one.pieces || other.cents - one.cents,
  );
  for (const count of [1, 15, 499, 500, 600])
    expect(mostSold(all, count)).toEqual(sorted.slice(0, count));
});

it('adds up days by item or by product, and leaves out what is not asked for', () => {
  const day = unpackSold(
    packSold(
      sold([
        ['a:1', 2, 20],
        ['a:2', 1, 10],
        ['b', 5, 50],
      ]),
    ),
  );
  const byItem: SoldByItem = new Map();
  addSold(byItem, day);
  addSold(byItem, day);
  expect(byItem).toEqual(
    sold([
      ['a:1', 4, 40],
      ['a:2', 2, 20],
      ['b', 10, 100],
    ]),
  );
  const byProduct: SoldByItem = new Map();
  addSold(byProduct, day, (item) => (item === 'b' ? undefined : productOf(item)));
  expect(byProduct).toEqual(sold([['a', 3, 30]]));
});
