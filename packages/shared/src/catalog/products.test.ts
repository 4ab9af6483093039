import { describe, expect, it } from 'vitest';
import { productFiltersSchema } from './product-lists.js';
import { PRODUCT_RULES } from './products.js';

describe('a price as a form sends it', () => {
  it.each([
    ['0', 0],
    ['19.99', 19.99],
    [' 5.5 ', 5.5],
  ])('reads %j', (text, price) => {
    expect(PRODUCT_RULES.price.parse(text)).toBe(price);
  });

  it.each(['', '-1', '1.999', '1e3', 'NaN', 'Infinity', '0x10', '1,5', '1000001'])(
    'refuses %j',
    (text) => {
      expect(PRODUCT_RULES.price.safeParse(text).success).toBe(false);
    },
  );
});

describe('a quantity as a form sends it', () => {
  it.each(['', '-1', '1.5', '1e3', 'ten', '1000001'])('refuses %j', (text) => {
    expect(PRODUCT_RULES.quantity.safeParse(text).success).toBe(false);
  });
});

describe('the shipping select', () => {
  it('sends 0 for No and 1 for Yes [S9.2]', () => {
    expect(PRODUCT_RULES.shipping.parse('0')).toBe(false);
    expect(PRODUCT_RULES.shipping.parse('1')).toBe(true);
  });
});

describe('product filters', () => {
  it('default to every product, newest first', () => {
    const all = { checked: [], radio: [], sort: 'newest' };
    expect(productFiltersSchema.parse({})).toEqual(all);
    expect(productFiltersSchema.parse({ checked: [], radio: [] })).toEqual(all);
  });

  it.each([
    { checked: ['nonsense'] },
    { checked: { $ne: null } },
    { radio: [20, 0] },
    { radio: [1] },
    { radio: ['0', '19'] },
    { page: 0 },
    { page: 1.5 },
  ])('refuse %j', (body) => {
    expect(productFiltersSchema.safeParse(body).success).toBe(false);
  });
});
