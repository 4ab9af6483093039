import { contrast, GROUNDS, ON_ACCENT } from '@shop/shared';
import { describe, expect, test } from 'vitest';
import { palettes, tokensCss, type Palette } from './tokens';

const TEXT_ON_GROUND: [keyof Palette, keyof Palette][] = [
  ['ink', 'ground'],
  ['ink', 'surface'],
  ['ink', 'sunken'],
  ['muted', 'ground'],
  ['muted', 'surface'],
  ['muted', 'sunken'],
  ['accent', 'ground'],
  ['accent', 'surface'],
  ['warm', 'ground'],
  ['warm', 'surface'],
  ['accent', 'accentSoft'],
  ['accent', 'accentSoftHover'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onStage', 'stage'],
  ['onStageMuted', 'stage'],
  ['success', 'successSoft'],
  ['danger', 'ground'],
  ['danger', 'surface'],
  ['danger', 'dangerSoft'],
];

describe.each(['light', 'dark'] as const)('the %s palette', (scheme) => {
  const palette = palettes[scheme];

  test.each(TEXT_ON_GROUND)('%s on %s has enough contrast for text (AA, 4.5:1)', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['ground', 'surface'] as const)(
    'borders of fields have enough contrast on %s (3:1)',
    (ground) => {
      expect(contrast(palette.edge, palette[ground])).toBeGreaterThanOrEqual(3);
    },
  );
});

test.each(['light', 'dark'] as const)(
  'an accent is checked on the grounds of the %s palette',
  (scheme) => {
    const { ground, surface, sunken } = palettes[scheme];
    expect(GROUNDS[scheme]).toEqual([ground, surface, sunken]);
  },
);

test('an accent is checked with the text of the palette', () => {
  expect(ON_ACCENT).toBe(palettes.light.onAccent);
});

test('the sizes of the specification are tokens [S2.5 S2.13]', () => {
  const css = tokensCss();
  expect(css).toContain('--card-width: 18rem;');
  expect(css).toContain('--card-picture: 15rem;');
  expect(css).toContain('--page-min-height: 76vh;');
});
