import { accentPalettes, type AccentPalette } from './accent-palette.js';

/** `#rrggbb` in lower case. */
export const ACCENT = /^#[0-9a-f]{6}$/;

/** The address of the style sheet with the colours of an accent. */
export function accentSheetPath(accent: string): string {
  return `/accent/${accent.slice(1)}.css`;
}

/** Marks the element that loads the style sheet of the accent. */
export const ACCENT_SHEET_ELEMENT = 'accent-sheet';

/** Overrides the design tokens that follow the accent. The system setting chooses the palette; paper is always light. */
export function accentCss(accent: string): string {
  const { light, dark } = accentPalettes(accent);
  return `:root{${declarations(light)}}@media screen and (prefers-color-scheme:dark){:root{${declarations(dark)}}}\n`;
}

function declarations(palette: AccentPalette): string {
  return Object.entries(palette)
    .map(
      ([name, value]) => `--color-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}:${String(value)}`,
    )
    .join(';');
}
