import { SHOP_MARKS, type ShopMark } from '../settings/shop-marks.js';
import { ACCENT } from './accent-css.js';
import { ON_ACCENT } from './accent-palette.js';
import { MARK_DRAWINGS } from './mark-drawings.js';

/** The ground of the mark in a shop without an accent of its own. */
const USUAL_ACCENT = '#17503f';

/** The address of a shop's icon: its mark on its accent. */
export function markIconPath(mark: ShopMark, accent = USUAL_ACCENT): string {
  return `/mark/${mark}-${accent.slice(1)}.svg`;
}

/** The icon of this name, such as `leaf-17503f`; undefined if there is no such mark or colour. */
export function markIcon(name: string): string | undefined {
  const [given, colour = ''] = name.split('-', 2);
  const mark = SHOP_MARKS.find((one) => one === given);
  const accent = `#${colour}`;
  if (!mark || !ACCENT.test(accent)) return undefined;
  const { shape, line } = MARK_DRAWINGS[mark];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="8" fill="${accent}"/><path d="${shape}" fill="${ON_ACCENT}"/>` +
    `<path d="${line}" fill="none" stroke="${ON_ACCENT}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  );
}
