import type { ShopMark } from '../settings/shop-marks.js';

/** What is drawn on the rounded square: filled shapes, then lines. `bag` is the drawing of `public/favicon.svg`. */
export const MARK_DRAWINGS: Record<ShopMark, { shape: string; line: string }> = {
  bag: {
    shape: 'M9 12h14l-1.2 11.2a2 2 0 0 1-2 1.8h-7.6a2 2 0 0 1-2-1.8Z',
    line: 'M12.5 14v-3.5a3.5 3.5 0 0 1 7 0V14',
  },
  awning: {
    shape:
      'M7 8h18l1.5 5.5a3.2 3.2 0 0 1-5.8 1.6 3.2 3.2 0 0 1-4.7 0 3.2 3.2 0 0 1-4.7 0A3.2 3.2 0 0 1 5.5 13.5Z',
    line: 'M9 18v6h14v-6M14 24v-4h4v4',
  },
  leaf: { shape: 'M25 7c1 10-3 16-10 16-4 0-7-3-7-7 0-7 7-9 17-9Z', line: 'M7 26c2-5 5-8 9-10' },
  cup: {
    shape: 'M8 12h13v7a5 5 0 0 1-5 5h-3a5 5 0 0 1-5-5Z',
    line: 'M21 14h1.5a2.5 2.5 0 0 1 0 5H21M12 8.5V7M17 8.5V7',
  },
  lamp: { shape: 'M12 7h8l4 10H8Z', line: 'M16 17v7M11.5 25h9' },
};
