import { expect, it } from 'vitest';
import { departmentsOf, isThingSold } from '../synonyms/things-sold.js';
import { isKind } from '../synonyms/kinds.js';
import { GOODS_OF_MAKERS } from './maker-goods.js';
import { MAKER_NAMES } from './maker-names.js';

it('are of makers whose names are known', () => {
  expect([...GOODS_OF_MAKERS.keys()].filter((maker) => !MAKER_NAMES.has(maker))).toEqual([]);
});

it('are things that some shop sells', () => {
  const goods = [...new Set(GOODS_OF_MAKERS.values())];
  const isSold = (name: string) =>
    departmentsOf(name).length > 0 || isThingSold(name) || isKind(name);
  expect(goods.filter((name) => !isSold(name))).toEqual([]);
});
