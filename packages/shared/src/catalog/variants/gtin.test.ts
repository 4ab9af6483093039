import { expect, it } from 'vitest';
import { gtinKey, gtinSpellings, isGtin } from './gtin.js';

it.each(['96385074', '036000291452', '4006381333931', '10614141000415'])('%s is a GTIN', (text) => {
  expect(isGtin(text)).toBe(true);
});

it.each(['4006381333930', '400638133393', '0', '', '40063813339310', '400638133393X'])(
  '%s is none',
  (text) => {
    expect(isGtin(text)).toBe(false);
  },
);

it('a UPC is the same number as an EAN with a zero in front', () => {
  const spellings = ['036000291452', '0036000291452', '00036000291452'];
  expect(gtinSpellings('036000291452')).toEqual(spellings);
  expect(gtinSpellings('0036000291452')).toEqual(spellings);
  expect(gtinSpellings('4006381333930')).toEqual([]);
  expect(gtinKey('0036000291452')).toBe(gtinKey('036000291452'));
});
