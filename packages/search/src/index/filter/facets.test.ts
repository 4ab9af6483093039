import { beforeEach, describe, expect, it } from 'vitest';
import { buildIndexedProduct } from '../../testing/indexed-product.js';
import { isEnglish } from '../../words/english-words.js';
import { ProductIndex } from '../product-index.js';
import type { SearchFilter } from '../request.js';
import { analyseProduct, SegmentBuilder } from '../segment.js';

type Attributes = [name: string, value: string][];

let index: ProductIndex;
beforeEach(() => {
  index = new ProductIndex(new SegmentBuilder().build(), isEnglish);
  index.setFacets(['Colour', 'Size']);
});

const put = (attributes: Attributes, given: Parameters<typeof buildIndexedProduct>[1] = {}) => {
  const product = buildIndexedProduct('Shirt', { attributes, ...given });
  index.put(product);
  return product.id;
};

function listed(filter: SearchFilter = {}) {
  const { total, counts } = index.search({ text: '', filter, limit: 9, countUpTo: [500] });
  const facets = counts?.facets?.map(({ name, values }) => {
    const counted: Record<string, number> = {};
    for (const { value, count } of values) counted[value] = count;
    return [name, counted] as const;
  });
  return { total, counts, facets: new Map(facets) };
}

const facets = (counts: Record<string, Record<string, number>>) => new Map(Object.entries(counts));

it('counts products by the values of the attributes that are filters', () => {
  put([['colour ', 'red']]);
  put([
    ['Colour', 'Red'],
    ['Size', 'M'],
    ['Size', 'L'],
    ['Material', 'Wool'],
  ]);
  put([['Colour', 'Blue']]);
  put([]);
  expect(listed().facets).toEqual(facets({ Colour: { Red: 2, Blue: 1 }, Size: { M: 1, L: 1 } }));
});

it('counts a value by what the other filters leave, and its own filter does not narrow it', () => {
  const red: Attributes = [['Colour', 'Red']];
  put([...red, ['Size', 'M']], { priceCents: 300 });
  put([...red, ['Size', 'L']], { priceCents: 900 });
  put(
    [
      ['Colour', 'Blue'],
      ['Size', 'M'],
    ],
    { priceCents: 900 },
  );
  const inRed = { name: 'COLOUR', values: ['red'] };
  expect(listed({ attributes: [inRed] })).toMatchObject({
    total: 2,
    facets: facets({ Colour: { Red: 2, Blue: 1 }, Size: { M: 1, L: 1 } }),
    counts: { prices: [1, 1], inStock: 2 },
  });
  const both = [inRed, { name: 'Size', values: ['M'] }];
  expect(listed({ attributes: both })).toMatchObject({
    total: 1,
    facets: facets({ Colour: { Red: 1, Blue: 1 }, Size: { M: 1, L: 1 } }),
  });
  expect(listed({ attributes: both, minCents: 800 })).toMatchObject({
    total: 0,
    facets: facets({ Colour: { red: 0, Blue: 1 }, Size: { L: 1, M: 0 } }),
  });
});

it('several values of an attribute are alternatives', () => {
  const [red, blue] = [put([['Colour', 'Red']]), put([['Colour', 'Blue']])];
  put([['Colour', 'Green']]);
  const attributes = [{ name: 'Colour', values: ['Red', 'Blue'] }];
  const { ids } = index.search({ text: '', sort: 'newest', filter: { attributes }, limit: 9 });
  expect(ids).toEqual([blue, red]);
});

it('lists values of as many products in the order of their numbers', () => {
  for (const size of ['10', '9', '6']) put([['Size', size]]);
  const values = listed().counts?.facets?.[1]?.values.map(({ value }) => value);
  expect(values).toEqual(['6', '9', '10']);
});

describe('values that can’t be bought together', () => {
  const shirt: Attributes = [
    ['Fit', 'Slim'],
    ['Colour', 'Red'],
    ['Colour', 'Blue'],
    ['Size', 'S'],
    ['Size', 'M'],
  ];
  const row = (colour: string, size: string): Attributes => [
    ['Colour', colour],
    ['Size', size],
  ];
  const combinations = [row('Red', 'S'), row('Blue', 'S'), row('Blue', 'M')];
  const chosen = (...choices: Attributes) => ({
    attributes: choices.map(([name, value]) => ({ name, values: [value] })),
  });

  beforeEach(() => {
    index.setFacets(['Colour', 'Size', 'Fit']);
    put(shirt, { combinations });
    put(shirt);
  });

  it('are neither listed nor counted together', () => {
    expect(listed().facets).toEqual(
      facets({ Colour: { Red: 2, Blue: 2 }, Size: { S: 2, M: 2 }, Fit: { Slim: 2 } }),
    );
    expect(listed(chosen(['Size', 'M']))).toMatchObject({
      total: 2,
      facets: facets({ Colour: { Red: 1, Blue: 2 }, Size: { S: 2, M: 2 }, Fit: { Slim: 2 } }),
    });
    expect(listed(chosen(['Size', 'M'], ['Colour', 'Red']))).toMatchObject({
      total: 1,
      facets: facets({ Colour: { Red: 1, Blue: 2 }, Size: { S: 2, M: 1 }, Fit: { Slim: 1 } }),
    });
  });

  it('go with what is true of each combination', () => {
    expect(listed(chosen(['Fit', 'Slim'], ['Size', 'M'], ['Colour', 'Red'])).total).toBe(1);
    expect(listed(chosen(['Fit', 'Wide'], ['Size', 'S'], ['Colour', 'Red']))).toMatchObject({
      total: 0,
      facets: facets({ Colour: { Red: 0 }, Size: { S: 0 }, Fit: { Slim: 2, Wide: 0 } }),
    });
  });

  it('are alternatives of one attribute', () => {
    const size = { name: 'Size', values: ['M'] };
    const colours = { name: 'Colour', values: ['Red', 'Blue'] };
    expect(listed({ attributes: [size, colours] }).total).toBe(2);
  });
});

const values = () => listed().counts?.facets?.[1]?.values.map(({ value }) => value);
const sized = (...sizes: string[]) => put(sizes.map((size) => ['Size', size]));

it('lists values in the order in which products have them, whatever their counts', () => {
  for (const size of ['L', 'S', 'Large']) sized(size);
  sized('Small', 'Medium', 'Large');
  sized('Large', 'Huge');
  sized('Tiny', 'Small');
  sized('Huge', 'Other');
  expect(values()).toEqual(['Tiny', 'Small', 'Medium', 'Large', 'Huge', 'Other', 'S', 'L']);
});

it('lists known sizes in their order where no product has several', () => {
  for (const size of ['XL', 'L', 'L', 'M', 'S', 'S', 'One size', 'XS', 'XXL']) sized(size);
  expect(values()).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL', 'One size']);
});

it('tells the values that most products have, and the chosen ones', () => {
  put([['Size', 'Rare']]);
  for (let size = 0; size < 40; size += 1) {
    put([['Size', `${size}`]]);
    put([['Size', `${size}`]]);
  }
  const values = (filter?: SearchFilter) =>
    listed(filter).counts?.facets?.[1]?.values.map(({ value }) => value) ?? [];
  expect(values()).toHaveLength(20);
  expect(values()).not.toContain('Rare');
  expect(values({ attributes: [{ name: 'size', values: ['rare'] }] })).toContain('Rare');
});

it('tells no values where no product has any, and no facets where no attribute is one', () => {
  put([['Material', 'Wool']]);
  expect(listed().facets).toEqual(facets({ Colour: {}, Size: {} }));
  index.setFacets([]);
  put([['Colour', 'Red']]);
  expect(listed().counts).not.toHaveProperty('facets');
});

it('counts packed and changed products alike, without those that were removed', () => {
  const builder = new SegmentBuilder();
  const old = ['Red', 'Red', 'Blue'].map((colour) =>
    buildIndexedProduct('Shirt', { attributes: [['Colour', colour]] }),
  );
  for (const product of old) builder.add(analyseProduct(product));
  index = new ProductIndex(builder.build(), isEnglish);
  index.setFacets(['colour']);
  put([['COLOUR', 'RED']]);
  index.remove(old[2]?.id ?? '');
  expect(listed().facets).toEqual(facets({ colour: { Red: 3 } }));
  const names = index.search({ text: '', limit: 0, attributeNames: true });
  expect(names.attributeNames).toEqual([{ name: 'Colour', count: 3 }]);
});
