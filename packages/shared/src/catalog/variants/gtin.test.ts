import { expect, it } from 'vitest';
import { isGtin } from './gtin.js';

it.each(['96385074', '036000291452', '4006381333931', '10614141000415'])('%s is a GTIN', (text) => {
  expect(isGtin(text)).toBe(true);
});

it.each(['4006381333930', '400638133393', '0', '', '40063813339310', '400638133393X'])(
  '%s is none',
  (text) => {
    expect(isGtin(text)).toBe(false);
  },
);
