import { describe, expect, it, test } from 'vitest';
import { analyse, IS_HEAD } from './document.js';
import { fold } from './fold.js';
import { partsOf } from './parts.js';
import { priceIn } from './phrases/price-phrase.js';
import { readQuery } from './query.js';
import { stemOf } from './stem.js';

const partsIn = (text: string) => partsOf(fold(text)).map(({ text: part }) => part);
const headIn = (name: string) =>
  [...analyse({ name, description: '', category: 'c' }).terms]
    .filter(([, flags]) => flags & IS_HEAD)
    .map(([term]) => term);

test.each([
  ['Crème BRÛLÉE', 'creme brulee'],
  ['Smørrebrød Ærø Łódź Straße Señor Þór Đà', 'smorrebrod aero lodz strasse senor thor da'],
  ["women’s O'Neill", 'womens oneill'],
  ['ＡＢＣ１２', 'abc12'],
  ['Brand™', 'brand '],
  ['ガラス', 'ガラス'],
  ['تَجْرِبَة', 'تجربه'],
  ['Σίσυφος', 'σισυφοσ'],
])('%s is compared as %s', (text, expected) => {
  expect(fold(text)).toBe(expected);
});

test.each([
  ['500 ml', '500ml'],
  ['0.5l', '500ml'],
  ['1,5 kg', '1500g'],
  ['14-inch', '14in'],
  ['14"', '14in'],
  ['20,000 mAh', '20000mah'],
  ['1 TB', '1000gb'],
  ['pack of 10', '10pc'],
  ['10-pack', '10pc'],
  ['8 fl. oz', '8floz'],
  ['6 ft', '72in'],
  ['2 years', '24month'],
])('%s is the quantity %s', (text, expected) => {
  expect(partsIn(text)).toEqual([expected]);
});

test('scripts without spaces are compared by pairs', () => {
  expect(partsIn('不锈钢 USB杯')).toEqual(['不锈', '锈钢', 'usb', '杯']);
});

test.each([
  ['shoes', 'shoe'],
  ['knives', 'knife'],
  ['women', 'woman'],
  ['buses', 'bus'],
  ['colours', 'color'],
  ['jewellery', 'jewelry'],
  ['organiser', 'organizer'],
  ['insulating', 'insulated'],
  ['stackable', 'stacking'],
  ['dimmable', 'dimming'],
  ['programmable', 'programming'],
  ['كتاب', 'الكتاب'],
])('%s and %s have one stem', (a, b) => {
  expect(stemOf(a)).toBe(stemOf(b));
});

test.each([
  ['shorts', 'short'],
  ['painting', 'paint'],
  ['portable', 'port'],
])('%s and %s are words of their own', (a, b) => {
  expect(stemOf(a)).not.toBe(stemOf(b));
});

test.each([
  ['Walnut Phone Case, black', ['case']],
  ['Case for Phones', ['case']],
  ['Crew Socks, Two Pairs', ['socks']],
  ["Painter's Palette Set", ['palette']],
  ['Red Coat Size XL', ['coat']],
  ['Acme Smartwatch HV 763, 40 cm', ['smartwatch']],
])('the head of %s is %s', (name, expected) => {
  expect(headIn(name)).toEqual(expected);
});

describe('a query', () => {
  it.each([
    ['i am looking for a red lamp', ['red', 'lamp']],
    ['can you show me the lamp', ['lamp']],
    ['watering can', ['watering', 'can']],
    ['where can i buy a lamp', ['lamp']],
    ['a top rated lamp for my little sister', ['lamp']],
    ['crop top', ['crop', 'top']],
    ['Hi, do you sell lamps?', ['lamps']],
    ['hi vis jacket', ['hi', 'vis', 'jacket']],
    ['the', ['the']],
    ['★ .* $ne', ['ne']],
    ['', []],
  ])('%s asks for %j', (text, expected) => {
    expect(readQuery(text).parts.map(({ text: part }) => part)).toEqual(expected);
  });

  it('is bounded', () => {
    expect(readQuery('a1 '.repeat(1_000)).parts).toHaveLength(10);
  });
});

test.each([
  ['lamp under $20', 'lamp', { maxCents: 2_000 }],
  ['lamp 20 to 40', 'lamp', { minCents: 2_000, maxCents: 4_000 }],
  ['lamp between 40 and 20 dollars', 'lamp', { minCents: 2_000, maxCents: 4_000 }],
  ['over 1,200.50 laptop', 'laptop', { minCents: 120_050 }],
  ['lamp up to £20', 'lamp', { maxCents: 2_000 }],
  ['lamp 20 euros or less', 'lamp', { maxCents: 2_000 }],
  ['phone 12 max', 'phone 12 max', undefined],
  ['rug 20 to 40 cm', 'rug 20 to 40 cm', undefined],
  ['under 2 kg', 'under 2 kg', undefined],
  ['under armour', 'under armour', undefined],
])('the price in %s', (text, rest, price) => {
  expect(priceIn(text)).toEqual({ rest, price });
});
