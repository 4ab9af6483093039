import { contrast, hexOf, oklchOf, type Oklch } from './colours.js';

/** What the accent stands on in each palette of the pages: page, cards, subtle fills. */
export const GROUNDS = {
  light: ['#faf7f2', '#fffdfa', '#f1ebe2'],
  dark: ['#151311', '#1e1b18', '#292521'],
} as const;

/** Text on the accent in the light palette. */
export const ON_ACCENT = '#fdfaf5';

/** What WCAG AA asks of text. */
export const TEXT_CONTRAST = 4.5;

/** The colours of a palette that follow the accent. */
export interface AccentPalette {
  accent: string;
  accentHover: string;
  onAccent: string;
  accentSoft: string;
  accentSoftHover: string;
  stage: string;
  onStageMuted: string;
}

/** The smallest contrast of an accent with white text and with what it stands on in the light palette. */
export function accentContrast(accent: string): number {
  return Math.min(...[...GROUNDS.light, ON_ACCENT].map((other) => contrast(accent, other)));
}

/** The nearest darker shade whose contrast suffices; the accent itself if it does. */
export function readableShade(accent: string): string {
  return firstThat((shade) => accentContrast(shade) >= TEXT_CONTRAST, oklchOf(accent), -0.005);
}

/**
 * The palettes of a shop with this accent (`#rrggbb`): its own in the light one, a lighter twin of the same hue in the
 * dark one. Every combination with text has the contrast that AA asks for, if the accent has.
 */
export function accentPalettes(accent: string): Record<'light' | 'dark', AccentPalette> {
  return { light: lightOf(accent), dark: darkOf(oklchOf(accent)) };
}

function lightOf(accent: string): AccentPalette {
  const { lightness, chroma, hue } = oklchOf(accent);
  const soft = (from: number, share: number) =>
    firstThat(
      (colour) => contrast(accent, colour) >= TEXT_CONTRAST,
      { lightness: from, chroma: Math.min(chroma * share, 0.04), hue },
      0.005,
    );
  return {
    accent,
    accentHover: hexOf({ lightness: lightness - 0.07, chroma, hue }),
    onAccent: ON_ACCENT,
    accentSoft: soft(0.93, 0.15),
    accentSoftHover: soft(0.9, 0.25),
    stage: hexOf({ lightness: 0.34, chroma: Math.min(chroma, 0.07), hue }),
    onStageMuted: hexOf({ lightness: 0.85, chroma: Math.min(chroma, 0.025), hue }),
  };
}

function darkOf({ chroma, hue }: Oklch): AccentPalette {
  const soft = hexOf({ lightness: 0.31, chroma: Math.min(chroma, 0.035), hue });
  const softHover = hexOf({ lightness: 0.38, chroma: Math.min(chroma, 0.045), hue });
  const accent = firstThat(
    (colour) =>
      [...GROUNDS.dark, soft, softHover].every((other) => contrast(colour, other) >= TEXT_CONTRAST),
    { lightness: 0.8, chroma: Math.min(chroma, 0.1), hue },
    0.005,
  );
  const { lightness } = oklchOf(accent);
  return {
    accent,
    accentHover: hexOf({ lightness: lightness + 0.06, chroma: Math.min(chroma, 0.08), hue }),
    onAccent: hexOf({ lightness: 0.25, chroma: Math.min(chroma, 0.05), hue }),
    accentSoft: soft,
    accentSoftHover: softHover,
    stage: hexOf({ lightness: 0.3, chroma: Math.min(chroma, 0.05), hue }),
    onStageMuted: hexOf({ lightness: 0.82, chroma: Math.min(chroma, 0.025), hue }),
  };
}

/** The first colour that is right, lightness going up or down. */
function firstThat(isRight: (hex: string) => boolean, from: Oklch, step: number): string {
  for (let { lightness } = from; ; lightness += step) {
    const hex = hexOf({ ...from, lightness });
    if (isRight(hex) || lightness < 0 || lightness > 1) return hex;
  }
}
