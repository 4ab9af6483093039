import { beforeEach, expect, it } from 'vitest';
import { buildIndexedProduct } from '../../testing/indexed-product.js';
import { isEnglish } from '../../words/english-words.js';
import { ProductIndex } from '../product-index.js';
import type { IndexedProduct } from '../product.js';
import { SegmentBuilder } from '../segment.js';

const SHOES_AND_BAGS = 'a'.repeat(24);
const TOYS_AND_GAMES = 'b'.repeat(24);

let index: ProductIndex;
let names: Map<string, string>;
beforeEach(() => {
  index = new ProductIndex(new SegmentBuilder().build(), isEnglish);
  index.setCategories([
    [SHOES_AND_BAGS, 'Shoes & Bags'],
    [TOYS_AND_GAMES, 'Toys & Games'],
  ]);
  names = new Map();
});

function sell(name: string, given: Partial<IndexedProduct> = {}): void {
  const product = buildIndexedProduct(name, { category: SHOES_AND_BAGS, ...given });
  names.set(product.id, name);
  index.put(product);
}

const found = (text: string) =>
  index.search({ text, limit: 9 }).ids.map((id) => names.get(id) ?? '');

it('a product that is called by one word of its category’s name is not found by the other', () => {
  sell('Running Shoes');
  sell('City Backpack');
  expect(found('shoes')).toEqual(['Running Shoes']);
  expect(found('adidas shoes')).toEqual(['Running Shoes']);
  expect(found('bag')).toEqual(['City Backpack']);
});

it('both words together find the products of both', () => {
  sell('Running Shoes');
  sell('City Backpack');
  expect(found('shoes and bags').sort()).toEqual(['City Backpack', 'Running Shoes']);
});

it('a product whose name does not say what it is is found by either', () => {
  sell('Running Shoes');
  sell('Air Max 90');
  expect(found('shoes')).toEqual(['Running Shoes', 'Air Max 90']);
});

it('a product that is called by neither word is found by both', () => {
  sell('Toy Box', { category: TOYS_AND_GAMES });
  sell('Teddy Bear', { category: TOYS_AND_GAMES });
  expect(found('toys')).toEqual(['Toy Box', 'Teddy Bear']);
});

it('what only mentions a thing is not found where its category and others are called so', () => {
  sell('Leather Handbag', { priceCents: 15_000 });
  sell('Leather Shoes', { description: 'They fold into a bag.', priceCents: 5_000 });
  expect(found('leather bag')).toEqual(['Leather Handbag']);
  expect(found('leather bag under 100')).toEqual([]);
});
