import { expect, test } from 'vitest';
import { SHOP_MARKS } from '../settings/shop-marks.js';
import { markIcon, markIconPath } from './mark-icon.js';

test.each(SHOP_MARKS)('the mark %s is an icon in the colour of the shop', (mark) => {
  const name = markIconPath(mark, '#7a1f3d').slice('/mark/'.length, -'.svg'.length);
  expect(markIcon(name)).toContain('fill="#7a1f3d"');
});

test.each(['', 'bag', 'bag-red', 'boat-17503f', 'bag-17503F', '__proto__-17503f'])(
  '%j is no icon',
  (name) => {
    expect(markIcon(name)).toBeUndefined();
  },
);
