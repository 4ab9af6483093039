import { expect, it } from 'vitest';
import { deliveryLineFor } from './delivery-line.js';

type Method = Parameters<typeof deliveryLineFor>[1][number]['methods'][number];

const LINE = 'Free delivery in 2 to 4 working days';

function methodAt(price: number, given: Partial<Method> = {}): Method {
  const _id = '0'.repeat(24);
  return { _id, name: 'Post', price: { by: 'flat', price }, days: '', pickUpAt: '', ...given };
}
const zone = (...methods: Method[]) => ({ methods });

it('is as it was written where delivery is free', () => {
  expect(deliveryLineFor(LINE, [])).toBe(LINE);
  expect(deliveryLineFor(LINE, [zone()])).toBe(LINE);
  expect(deliveryLineFor(LINE, [zone(methodAt(0), methodAt(9, { name: 'Express' }))])).toBe(LINE);
});

it('says from which price on where a zone charges', () => {
  const zones = [zone(methodAt(4.9), methodAt(12)), zone(methodAt(20))];
  expect(deliveryLineFor(LINE, zones)).toBe('Delivery from $4.90 in 2 to 4 working days');
  expect(deliveryLineFor('Shipping is free, of course', zones)).toBe(
    'Shipping from $4.90, of course',
  );
  expect(deliveryLineFor('Free worldwide shipping', zones)).toBe('Worldwide shipping from $4.90');
});

it('leads to the cart where only some orders are free', () => {
  const toCart = 'Delivery in 2 to 4 working days; your cart shows the cost';
  expect(deliveryLineFor(LINE, [zone(methodAt(4.9, { freeFrom: 50 }))])).toBe(toCart);
  expect(deliveryLineFor(LINE, [zone(methodAt(0)), zone(methodAt(9))])).toBe(toCart);
  expect(deliveryLineFor(LINE, [zone(methodAt(0, { minAmount: 50 }), methodAt(9))])).toBe(toCart);
});

it('takes no collection for delivery', () => {
  const zones = [zone(methodAt(0, { pickUpAt: 'Main Street 1' }), methodAt(4.9))];
  expect(deliveryLineFor(LINE, zones)).toBe('Delivery from $4.90 in 2 to 4 working days');
});

it.each(['Free delivery from $50', 'Free delivery on orders over 50', 'In 2 to 4 days', ''])(
  'leaves alone what promises nothing or names a condition: %s',
  (line) => {
    expect(deliveryLineFor(line, [zone(methodAt(4.9))])).toBe(line);
  },
);
