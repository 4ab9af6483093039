import type { PackingSlip } from '@shop/shared';
import { expect, test } from 'vitest';
import { picksOf } from './picks';

function slip(number: number, lines: PackingSlip['lines'], given: Partial<PackingSlip> = {}) {
  return {
    number,
    status: 'Processing',
    createAt: '2026-01-06T03:00:00.000Z',
    delivery: { name: 'Ada', phone: '', address: '', completedLater: false },
    shipment: null,
    lines,
    ...given,
  } satisfies PackingSlip;
}

const shirt = (name: string, sku: string) => ({ name: 'Shirt', variant: { name, sku } });

test('the same goods of several orders are one line, with what each order gets', () => {
  const small = shirt('S', 'SHIRT-S');
  const picks = picksOf([
    slip(1001, [
      { ...small, quantity: 2 },
      { ...shirt('M', 'SHIRT-M'), quantity: 1 },
    ]),
    slip(1002, [
      { ...small, quantity: 1 },
      { ...small, quantity: 3 },
    ]),
  ]);
  expect(picks).toEqual([
    { name: 'Shirt (M)', sku: 'SHIRT-M', quantity: 1, orders: [{ number: 1001, quantity: 1 }] },
    {
      name: 'Shirt (S)',
      sku: 'SHIRT-S',
      quantity: 6,
      orders: [
        { number: 1001, quantity: 2 },
        { number: 1002, quantity: 4 },
      ],
    },
  ]);
});

test('they are in the order of their SKUs as a person counts, and those without one come last', () => {
  const lines = [
    { name: 'Vase', quantity: 1 },
    { name: 'Bowl', sku: 'A-10', quantity: 1 },
    { name: 'Cup', sku: 'A-9', quantity: 1 },
  ];
  expect(picksOf([slip(1, lines)]).map(({ name }) => name)).toEqual(['Cup', 'Bowl', 'Vase']);
});

test('what is in a parcel already is not picked again', () => {
  const lines = [
    { name: 'Cup', quantity: 5, left: 2 },
    { name: 'Bowl', quantity: 1, left: 0 },
  ];
  expect(picksOf([slip(1, lines)])).toMatchObject([{ name: 'Cup', quantity: 2 }]);
});

test.each(['cancel', 'Shipped', 'deliverd'] as const)(
  'an order that is %s needs nothing',
  (status) => {
    expect(picksOf([slip(1, [{ name: 'Cup', quantity: 1 }], { status })])).toEqual([]);
  },
);
