/** A colour in OKLCH: equal steps of lightness look equal in every hue. */
export interface Oklch {
  /** 0 is black, 1 is white. */
  lightness: number;
  /** 0 is grey. */
  chroma: number;
  /** Radians. */
  hue: number;
}

const toLinear = (part: number) =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const fromLinear = (part: number) =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

/** Red, green and blue of `#rrggbb`, linear, from 0 to 1. */
function linearOf(hex: string): [number, number, number] {
  const part = (at: number) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

/** The contrast ratio of two colours (`#rrggbb`) by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [red, green, blue] = linearOf(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** A colour (`#rrggbb`) in OKLCH. The matrices are those of the colour space's definition. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** The colour as `#rrggbb`. Where a screen can't show it, it is as colourful as the screen allows. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  for (let share = 1; ; share -= 0.05) {
    const parts = linearOfOklch(lightness, Math.max(0, chroma * share), hue);
    const isShown = parts.every((part) => part >= -0.001 && part <= 1.001);
    if (isShown || share <= 0) return `#${parts.map(digitsOf).join('')}`;
  }
}

function linearOfOklch(lightness: number, chroma: number, hue: number): number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function digitsOf(linear: number): string {
  const part = fromLinear(Math.min(1, Math.max(0, linear)));
  return Math.round(part * 255)
    .toString(16)
    .padStart(2, '0');
}
