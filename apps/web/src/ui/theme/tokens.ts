/**
 * The design tokens of the shop. Pages use them as CSS custom properties (`--color-ink`, `--text-m`, …), antd as its theme.
 * Every combination of text and background in the shop meets WCAG AA in both palettes.
 */
export interface Palette {
  /** Page background. */
  ground: string;
  /** Cards, fields, panels. */
  surface: string;
  /** Subtle fills: skeletons, hovered rows, photo backgrounds. */
  sunken: string;
  ink: string;
  /** Secondary text: descriptions, hints. */
  muted: string;
  line: string;
  /** Borders of fields, which need a contrast of 3:1. */
  edge: string;
  /** Interactive elements only. */
  accent: string;
  accentHover: string;
  /** Text on the accent. */
  onAccent: string;
  /** A second colour, the awning's terracotta, for few small things that are not interactive. */
  warm: string;
  accentSoft: string;
  /** The soft accent under the pointer or the keyboard. */
  accentSoftHover: string;
  /** Background of the banner, dark in both palettes. */
  stage: string;
  onStage: string;
  onStageMuted: string;
  /** What went well. It does not follow a shop's accent, which may be as red as what did not. */
  success: string;
  successSoft: string;
  danger: string;
  dangerSoft: string;
  shadow: string;
}

export const palettes: Record<'light' | 'dark', Palette> = {
  light: {
    ground: '#faf7f2',
    surface: '#fffdfa',
    sunken: '#f1ebe2',
    ink: '#1d1a17',
    muted: '#655d54',
    line: '#e6ded2',
    edge: '#8f867b',
    accent: '#17503f',
    accentHover: '#0f3c2f',
    onAccent: '#fdfaf5',
    warm: '#a24a27',
    accentSoft: '#e3ece5',
    accentSoftHover: '#d2e1d7',
    stage: '#173f34',
    onStage: '#fbf6ec',
    onStageMuted: '#c3d5ca',
    success: '#17503f',
    successSoft: '#e3ece5',
    danger: '#a12a1d',
    dangerSoft: '#f8e6e0',
    shadow: '0 1px 2px rgb(60 45 25 / 5%), 0 12px 32px -12px rgb(60 45 25 / 18%)',
  },
  dark: {
    ground: '#151311',
    surface: '#1e1b18',
    sunken: '#292521',
    ink: '#f4efe8',
    muted: '#b3a99d',
    line: '#35302b',
    edge: '#857b70',
    accent: '#94d5b6',
    accentHover: '#b4e6cd',
    onAccent: '#0c2a1f',
    warm: '#eba582',
    accentSoft: '#22362c',
    accentSoftHover: '#2d483b',
    stage: '#16332a',
    onStage: '#f6f1e8',
    onStageMuted: '#b4cabe',
    success: '#94d5b6',
    successSoft: '#22362c',
    danger: '#ffa08f',
    dangerSoft: '#40231d',
    shadow: '0 1px 2px rgb(0 0 0 / 30%), 0 14px 32px -12px rgb(0 0 0 / 60%)',
  },
};

export const fontFamily =
  "'Figtree Variable', 'Figtree Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif";

/** Pixels, as antd expects them. */
export const radius = { control: 10, card: 12 } as const;

const lengths = {
  'text-s': '0.875rem',
  'text-m': '1rem',
  'text-l': '1.375rem',
  'text-xl': 'clamp(2rem, 1.5rem + 2.2vw, 3.25rem)',
  'radius-control': `${radius.control}px`,
  'radius-card': `${radius.card}px`,
  // Fixed by the specification (sections 2 and 9).
  'card-width': '18rem',
  'card-picture': '15rem',
  'page-min-height': '76vh',
  // Height of the bar that sticks to the top of wide pages.
  'bar-height': '4.3125rem',
  // On a phone the search field has its own row in it.
  'bar-height-phone': '7.3125rem',
  // The page is a grid of card-wide columns.
  'card-gap': '1.5rem',
} as const;

function declarations(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `  --${name}: ${value};\n`)
    .join('');
}

function colours(palette: Palette): string {
  const { shadow, ...rest } = palette;
  const named: Record<string, string> = { shadow };
  for (const [name, value] of Object.entries(rest)) {
    named[`color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`] = value;
  }
  return declarations(named);
}

/** The tokens as a stylesheet; the visitor's system setting chooses the palette. Paper is always light. */
export function tokensCss(): string {
  return [
    `:root {\n  color-scheme: light dark;\n  --font: ${fontFamily};\n`,
    declarations(lengths),
    colours(palettes.light),
    '}\n@media screen and (prefers-color-scheme: dark) {\n:root {\n',
    colours(palettes.dark),
    '}\n}\n@media print {\n:root {\n  color-scheme: light;\n}\n}\n',
  ].join('');
}
