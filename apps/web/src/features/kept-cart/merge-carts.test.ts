import { LIMITS } from '@shop/shared';
import { expect, test } from 'vitest';
import { buildProduct, buildProducts } from '../../testing/factories';
import { keepable, mergeCarts, quantitiesOf, withQuantities } from './merge-carts';

type Carts = Record<string, number>;
const merge = (last: Carts, here: Carts, there: Carts) =>
  Object.fromEntries(
    mergeCarts(
      new Map(Object.entries(last)),
      new Map(Object.entries(here)),
      new Map(Object.entries(there)),
    ),
  );

test.each<[string, Carts, Carts, Carts, Carts]>([
  [
    'larger quantities stay, never added up',
    {},
    { a: 2, b: 1 },
    { a: 3, c: 1 },
    { a: 3, b: 1, c: 1 },
  ],
  ['nothing has changed', { a: 1 }, { a: 1 }, { a: 1 }, { a: 1 }],
  ['removed here', { a: 1, b: 2 }, { a: 1 }, { a: 1, b: 2 }, { a: 1 }],
  ['removed on another device', { a: 1, b: 2 }, { a: 1, b: 2 }, { a: 1 }, { a: 1 }],
  ['fewer on another device', { a: 5 }, { a: 5, b: 1 }, { a: 2 }, { a: 2, b: 1 }],
  ['removed there, more here', { a: 1 }, { a: 3 }, {}, { a: 3 }],
  ['bought here', { a: 1 }, {}, { a: 1 }, {}],
])('%s', (_, last, here, there, merged) => {
  expect(merge(last, here, there)).toEqual(merged);
});

test('a cart keeps its order, and what is new comes last', () => {
  const [lamp, chair, mug] = [buildProduct(), buildProduct(), buildProduct()];
  const quantities = new Map([
    [mug._id, 1],
    [lamp._id, 3],
    [chair._id, 1],
  ]);
  const cart = withQuantities([lamp, chair, lamp, chair], quantities, [mug]);
  expect(cart).toEqual([lamp, chair, lamp, mug, lamp]);
  expect(quantitiesOf(cart)).toEqual(quantities);
});

test('as much is kept as an order may have', () => {
  const many = buildProducts(LIMITS.orderLines + 5);
  const kept = keepable(new Map(many.map(({ _id }) => [_id, LIMITS.orderLineQuantity + 1])));
  expect(kept).toHaveLength(LIMITS.orderLines);
  expect(kept[0]).toEqual({ product: many[0]?._id, quantity: LIMITS.orderLineQuantity });
});
