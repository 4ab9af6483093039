import type { ListingCounts } from '@shop/shared';
import { expect, test } from 'vitest';
import { withAllOf } from './filter-sheet-counts';

const counts = (more: Partial<ListingCounts>): ListingCounts => ({
  categories: [],
  prices: [],
  inStock: 0,
  ...more,
});
const brand = (name: string, count: number) => ({ _id: name, name, slug: name, count });
const color = (...values: [string, number][]) => ({
  name: 'Color',
  values: values.map(([value, count]) => ({ value, count })),
});

test('a brand without a match stays in its place, and new ones come last', () => {
  const first = counts({ brands: [brand('acme', 3), brand('oak', 1)] });
  const { brands } = withAllOf(first, counts({ brands: [brand('new', 2), brand('oak', 4)] }));
  expect(brands?.map(({ name, count }) => [name, count])).toEqual([
    ['acme', 0],
    ['oak', 4],
    ['new', 2],
  ]);
});

test('all brands stay where no product has one', () => {
  const { brands } = withAllOf(counts({ brands: [brand('acme', 3)] }), counts({}));
  expect(brands).toEqual([brand('acme', 0)]);
});

test('values of an attribute stay in their place', () => {
  const first = counts({ facets: [color(['Red', 2], ['Blue', 1])] });
  expect(withAllOf(first, counts({ facets: [color(['Blue', 1])] })).facets).toEqual([
    color(['Red', 0], ['Blue', 1]),
  ]);
  expect(withAllOf(first, counts({})).facets).toEqual([color(['Red', 0], ['Blue', 0])]);
});

test('a list without brands and attributes has none', () => {
  expect(withAllOf(counts({}), counts({ inStock: 4 }))).toEqual(counts({ inStock: 4 }));
});
