import { markup, type Markup } from './markup.js';

/** The colours of a button, and the rule for the dark, where the usual ones change. */
export interface ButtonColors {
  ground: string;
  ink: string;
  dark: Markup;
}

const USUAL = { ground: '#17503f', ink: '#fdfaf5' };
const SHEET = '#fffdfa';
/** What texts need against their ground: WCAG 2.2, 1.4.3. */
const READABLE = 4.5;

/** A button in the merchant's colour, with the ink that reads best on it. */
export function buttonColors(color: string): ButtonColors {
  if (!color) return { ...USUAL, dark: markup`` };
  const ink = contrast(color, '#ffffff') >= contrast(color, '#000000') ? '#ffffff' : '#000000';
  const dark = markup`
@media (prefers-color-scheme: dark) {
  .button { background: ${color} !important; color: ${ink} !important; }
}`;
  return { ground: color, ink, dark };
}

/** The colour of the shop's name: the merchant's, if it can be read on the sheet. */
export function headColor(color: string): string {
  if (!color) return USUAL.ground;
  return contrast(color, SHEET) >= READABLE ? color : '#1d1a17';
}

/** The contrast of two colours, as WCAG defines it. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
