import type { StockMovement } from '@shop/shared';
import { expect, it } from 'vitest';
import { moverText, signedText } from './movement-texts';

const movement: StockMovement = {
  _id: '0'.repeat(24),
  at: '2026-11-25T08:00:00.000Z',
  variant: null,
  reason: 'order',
  moved: -1,
  quantity: 4,
  order: 1001,
  by: null,
};

it('names the administrator who moved the pieces', () => {
  const by = { _id: '1'.repeat(24), name: 'Grace Admin' };
  expect(moverText({ ...movement, reason: 'edit', by })).toBe('Grace Admin');
});

it('says that a customer ordered, and that the shop added the product', () => {
  expect(moverText(movement)).toBe('Customer');
  expect(moverText({ ...movement, reason: 'added' })).toBe('The shop');
});

it('says that an import was begun at the command line', () => {
  expect(moverText({ ...movement, reason: 'import' })).toBe('Command line');
});

it('writes pieces with their sign', () => {
  expect([signedText(3), signedText(-3)]).toEqual(['+3', '−3']);
});
