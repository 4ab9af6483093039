import { describe, expect, it, test } from 'vitest';
import { accentCss } from './accent-css.js';
import { accentContrast, accentPalettes, GROUNDS, readableShade } from './accent-palette.js';
import { contrast, hexOf, oklchOf } from './colours.js';

/** Greys, and strong and weak colours of all hues. */
const COLOURS = ['#000000', '#777777', '#ffffff', '#ff0000', '#ffff00', '#0000ff', '#17503f'];
for (let hue = 0; hue < 6; hue += 0.4) {
  COLOURS.push(hexOf({ lightness: 0.6, chroma: 0.3, hue }));
  COLOURS.push(hexOf({ lightness: 0.4, chroma: 0.05, hue }));
}

test.each(COLOURS)('%s survives the way to OKLCH and back', (hex) => {
  expect(hexOf(oklchOf(hex))).toBe(hex);
});

test('contrast is that of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe('an accent that is too light', () => {
  it('has a darker shade of its hue that can be read', () => {
    expect(accentContrast('#ff9900')).toBeLessThan(4.5);
    const shade = readableShade('#ff9900');
    expect(accentContrast(shade)).toBeGreaterThanOrEqual(4.5);
    expect(oklchOf(shade).hue).toBeCloseTo(oklchOf('#ff9900').hue, 1);
  });

  it('is left as it is when it can be read', () => {
    expect(readableShade('#17503f')).toBe('#17503f');
  });
});

describe.each(COLOURS.map(readableShade))('the palettes of %s', (shade) => {
  const palettes = accentPalettes(shade);

  test.each(['light', 'dark'] as const)('can be read (%s)', (scheme) => {
    const palette = palettes[scheme];
    const pairs = [
      ...[...GROUNDS[scheme], palette.accentSoft, palette.accentSoftHover].map(
        (ground) => [palette.accent, ground] as const,
      ),
      [palette.onAccent, palette.accent],
      [palette.onAccent, palette.accentHover],
      ['#fbf6ec', palette.stage],
      [palette.onStageMuted, palette.stage],
    ] as const;
    for (const [text, ground] of pairs) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

test('the style sheet overrides the tokens in both palettes', () => {
  const css = accentCss('#7a1f3d');
  expect(css).toContain(':root{--color-accent:#7a1f3d;--color-accent-hover:#');
  expect(css).toContain('@media screen and (prefers-color-scheme:dark){:root{--color-accent:#');
});
