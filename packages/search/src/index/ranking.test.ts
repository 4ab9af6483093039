import { expect, it } from 'vitest';
import { randomFrom } from '../golden/random.js';
import { isEnglish } from '../words/english-words.js';
import { ProductIndex } from './product-index.js';
import type { IndexedProduct } from './product.js';
import type { SearchSort } from './request.js';
import { analyseProduct, SegmentBuilder } from './segment.js';

const PACKED = 300;
const CHANGED = 90;
const PAGE = 7;

/** Many are alike: few prices, amounts, days and names. */
function products(): IndexedProduct[] {
  const random = randomFrom(5);
  return Array.from({ length: PACKED + CHANGED }, (_, index) => {
    const name = `${random.pick(['Birch', 'Oak', 'Ash'])} Lamp ${random.between(1, 9)}`;
    return {
      id: index.toString(16).padStart(24, '0'),
      name,
      description: '',
      category: 'c'.repeat(24),
      priceCents: random.between(1, 5) * 100,
      quantity: random.between(0, 4),
      piecesSold: random.between(0, 3),
      createdAt: random.between(1, 50),
      nameKey: name.toLowerCase(),
    };
  });
}

const newest = (a: IndexedProduct, b: IndexedProduct) => b.createdAt - a.createdAt;
const ORDERS: Record<
  Exclude<SearchSort, 'relevance'>,
  (a: IndexedProduct, b: IndexedProduct) => number
> = {
  newest,
  name: (a, b) => (a.nameKey < b.nameKey ? -1 : a.nameKey > b.nameKey ? 1 : newest(a, b)),
  price: (a, b) => a.priceCents - b.priceCents || newest(a, b),
  'price-desc': (a, b) => b.priceCents - a.priceCents || newest(a, b),
  'best-selling': (a, b) => (b.piecesSold ?? 0) - (a.piecesSold ?? 0) || newest(a, b),
  quantity: (a, b) => a.quantity - b.quantity || newest(a, b),
};

it.each(Object.entries(ORDERS) as [SearchSort, (typeof ORDERS)['newest']][])(
  'page by page, all products come in their order by %s, whatever layer they are in',
  (sort, compare) => {
    const all = products();
    const builder = new SegmentBuilder();
    for (const product of all.slice(0, PACKED).sort(newest)) builder.add(analyseProduct(product));
    const index = new ProductIndex(builder.build(), isEnglish);
    for (const product of all.slice(PACKED)) index.put(product);
    const byId = new Map(all.map((product) => [product.id, product]));
    const found: IndexedProduct[] = [];
    for (let skip = 0; skip < all.length; skip += PAGE) {
      const { ids, total } = index.search({ text: 'lamp', sort, skip, limit: PAGE });
      expect(total).toBe(all.length);
      found.push(...ids.flatMap((id) => byId.get(id) ?? []));
    }
    expect(new Set(found).size).toBe(all.length);
    found.forEach((product, place) => {
      const before = found[place - 1];
      if (before) expect(compare(before, product)).toBeLessThanOrEqual(0);
    });
  },
);
