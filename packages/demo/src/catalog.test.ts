import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  LIMITS,
  ORDER_STATUSES,
  PRODUCT_RULES,
  PRICE_RANGES,
  centsFromDollars,
  priceBounds,
  registrationSchema,
} from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { DEMO_CATEGORIES } from './catalog.js';
import { DEMO_ORDERS, DEMO_SHOPPERS } from './shoppers.js';

const PHOTOS = fileURLToPath(new URL('../assets/', import.meta.url));
const products = DEMO_CATEGORIES.flatMap((category) => category.products);
const names = products.map(({ name }) => name);
const emails = DEMO_SHOPPERS.map(({ email }) => email);

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the demo catalogue', () => {
  it('is large enough to look like a shop', () => {
    expect(DEMO_CATEGORIES.length).toBeGreaterThanOrEqual(6);
    expect(products.length).toBeGreaterThanOrEqual(60);
    for (const category of DEMO_CATEGORIES) {
      expect(category.products.length, category.name).toBeGreaterThan(LIMITS.similarProducts);
    }
  });

  it('has no name twice', () => {
    expect(repeated(names)).toEqual([]);
    expect(repeated(DEMO_CATEGORIES.map(({ name }) => name))).toEqual([]);
  });

  it.each(products)('describes "$name" within the limits', (product) => {
    expect(PRODUCT_RULES.name.safeParse(product.name).success).toBe(true);
    expect(PRODUCT_RULES.description.safeParse(product.description).success).toBe(true);
    expect(product.description.match(/[.?!](\s|$)/g)?.length).toBeGreaterThanOrEqual(2);
    expect(PRODUCT_RULES.price.safeParse(String(product.price)).success).toBe(true);
    expect(Number.isInteger(product.quantity) && product.quantity >= 0).toBe(true);
  });

  it('begins every description in its own words', () => {
    expect(repeated(products.map(({ description }) => description.slice(0, 15)))).toEqual([]);
  });

  it.each(PRICE_RANGES)('has several products for $label', ({ pair }) => {
    const { from, below = Infinity } = priceBounds(pair);
    const inside = products.filter(({ price }) => {
      const cents = centsFromDollars(price);
      return cents >= from && cents < below;
    });
    expect(inside.length).toBeGreaterThanOrEqual(5);
  });

  it('has a product on either side of a border between two price ranges', () => {
    expect(products.map(({ price }) => price)).toEqual(expect.arrayContaining([19.99, 20]));
  });

  it('has something sold out and something nearly so', () => {
    expect(products.some(({ quantity }) => quantity === 0)).toBe(true);
    expect(products.some(({ quantity }) => quantity > 0 && quantity <= 3)).toBe(true);
  });

  it('has the photos of its products, and no other', () => {
    const files = readdirSync(PHOTOS).filter(
      (file) => file.endsWith('.webp') && !/-\d+\.webp$/.test(file),
    );
    const named = products.flatMap(({ photo, otherPhotos = [] }) => [
      photo,
      ...otherPhotos.map(({ file }) => file),
    ]);
    expect(named.sort()).toEqual(files.sort());
  });

  it('has something on sale, brands, and products with variants and several photos', () => {
    expect(products.filter(({ compareAtPrice }) => compareAtPrice).length).toBeGreaterThan(2);
    expect(new Set(products.flatMap(({ brand }) => brand ?? [])).size).toBeGreaterThan(1);
    expect(products.filter(({ variants }) => variants).length).toBeGreaterThan(2);
    expect(products.some(({ otherPhotos }) => otherPhotos)).toBe(true);
  });

  it.each(products.filter(({ variants }) => variants))(
    'gives “$name” variants that fit its options, its stock and its photos',
    ({ options = [], variants = [], quantity, photo, otherPhotos = [] }) => {
      for (const { values, photo: own = photo } of variants) {
        expect(values.map((value, at) => options[at]?.values.includes(value))).toEqual(
          options.map(() => true),
        );
        expect([photo, ...otherPhotos.map(({ file }) => file)]).toContain(own);
      }
      expect(variants.reduce((sum, variant) => sum + variant.quantity, 0)).toBe(quantity);
    },
  );
});

describe('the demo shoppers', () => {
  it('could have registered themselves', () => {
    for (const shopper of DEMO_SHOPPERS) expect(registrationSchema.parse(shopper)).toEqual(shopper);
    expect(repeated(emails)).toEqual([]);
  });

  it.each(DEMO_ORDERS)('order what the shop sells ($buyer, $daysAgo days ago)', (order) => {
    expect(emails).toContain(order.buyer);
    expect(order.items.length).toBeGreaterThan(0);
    expect(repeated(order.items.map(({ product }) => product))).toEqual([]);
    for (const { product, quantity } of order.items) {
      expect(names).toContain(product);
      expect(Number.isInteger(quantity) && quantity > 0).toBe(true);
    }
  });

  it('have orders in every state', () => {
    expect(new Set(DEMO_ORDERS.map(({ status }) => status))).toEqual(new Set(ORDER_STATUSES));
    for (const email of emails) expect(DEMO_ORDERS.some(({ buyer }) => buyer === email)).toBe(true);
  });
});
