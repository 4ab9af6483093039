import { expect, it } from 'vitest';
import { copiedValues } from './product-fields.js';
import { priceAndStockSchema, productEditSchema, productInputSchema } from './products.js';
import { formRule } from './product-rules.js';

const form = { name: 'Lamp', description: 'Bright', price: '5', quantity: '1' };
const category = '0123456789abcdef01234567';

it('an optional field need not be sent, and every other must be', () => {
  expect(productInputSchema.parse({ ...form, category })).toEqual({
    ...form,
    price: 5,
    quantity: 1,
    category,
  });
  const missing = productInputSchema.safeParse({}).error?.issues.map(({ path }) => path[0]);
  expect(missing).toEqual(['category', 'name', 'description', 'price', 'quantity']);
});

it('an optional text may be empty, and has a limit', () => {
  const rule = formRule({ label: 'Brand', kind: 'text', max: 5, optional: true });
  expect(rule.parse('')).toBe('');
  expect(rule.safeParse('Arcade').error?.issues[0]?.message).toBe(
    'Brand must have at most 5 characters',
  );
});

it('an edit takes each field with the value before it, and any text that was ever stored', () => {
  const before = { nameBefore: '', priceBefore: '4.5', shippingBefore: '1' };
  expect(productEditSchema.parse({ ...form, category, ...before })).toMatchObject({
    nameBefore: '',
    priceBefore: 4.5,
    shippingBefore: true,
  });
});

it('what is copied is the same everywhere, and empty where it is missing or unreadable', () => {
  const stored = { name: 'Lamp', description: 'Bright', quantity: 3, shipping: true };
  const copied = copiedValues({ ...stored, ...{ slug: 'lamp', priceCents: 500 } });
  expect(copied).toMatchObject(stored);
  expect(copied).not.toHaveProperty('priceCents');
  expect(copiedValues({ name: 7, quantity: 'many' })).toMatchObject({
    name: '',
    description: '',
    quantity: 0,
    shipping: false,
  });
});

it.each([
  [{ price: '5' }, 'Price must be a number'],
  [{ price: -1 }, 'Price must be 0 or more, with at most two decimals'],
  [{ price: 1.999 }, 'Price must be 0 or more, with at most two decimals'],
  [{ price: 1_000_001 }, 'Price must be at most 1000000'],
  [{ quantity: 1.5 }, 'Quantity must be a whole number, 0 or more'],
  [{ quantity: -1 }, 'Quantity must be a whole number, 0 or more'],
  [{ quantity: 1_000_001 }, 'Quantity must be at most 1000000'],
  [{ editKey: undefined }, 'editKey must be a string'],
])('price and stock alone are refused with %j', (wrong, message) => {
  const edit = { price: 19.99, priceBefore: 0, quantity: 1, quantityBefore: 0, editKey: 'key' };
  expect(priceAndStockSchema.parse(edit)).toEqual(edit);
  expect(priceAndStockSchema.safeParse({ ...edit, ...wrong }).error?.issues[0]?.message).toBe(
    message,
  );
});
