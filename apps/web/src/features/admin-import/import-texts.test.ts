import { expect, it } from 'vitest';
import { countsText } from './import-texts';

const counts = { created: 1, changed: 0, unchanged: 0, refused: 0 };
const textFor = (otherCurrencies: number) => countsText({ processed: 1, counts, otherCurrencies });

it('counts rows of other currencies, if there are any', () => {
  expect(textFor(0)).toBe('1 product: 1 new, 0 changed, 0 unchanged, 0 refused.');
  expect(textFor(1)).toMatch(/ 1 row of another currency is left out\.$/);
  expect(textFor(2)).toMatch(/ 2 rows of other currencies are left out\.$/);
});
