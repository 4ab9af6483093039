import { expect, it } from 'vitest';
import { Places } from './places.js';

const takeAll = (places: Places, address: string, most: number) =>
  Array.from({ length: most }, () => places.take(address)).filter(Boolean).length;

it('keeps some places for addresses with few requests', () => {
  const places = new Places({ perAddress: 40, inAll: 100, reserved: 20 });
  expect(['ada', 'ben', 'cleo'].map((address) => takeAll(places, address, 50))).toEqual([
    40, 40, 8,
  ]);
  expect(takeAll(places, 'dora', 50)).toBe(8);
  expect(takeAll(places, 'emil', 50)).toBe(4);
});

it('admits again once places are given back', () => {
  const places = new Places({ perAddress: 1, inAll: 1, reserved: 0 });
  expect([places.take('ada'), places.take('ada'), places.take('ben')]).toEqual([
    true,
    false,
    false,
  ]);
  places.leave('ada');
  expect(places.take('ben')).toBe(true);
});
