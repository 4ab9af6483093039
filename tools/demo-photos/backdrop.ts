/** Hue and saturation of each backdrop: muted, so that the product's colours stand out. */
const BACKDROPS = {
  stone: [38, 14],
  sand: [36, 44],
  butter: [45, 50],
  clay: [22, 48],
  blush: [10, 40],
  sage: [92, 20],
  mint: [158, 22],
  mist: [204, 32],
  dusk: [230, 26],
  lilac: [285, 17],
} as const;

export type Backdrop = keyof typeof BACKDROPS;

/** An SVG picture for sharp. */
export const svg = (width: number, height: number, body: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
  );

const hsl = (hue: number, saturation: number, lightness: number) =>
  `hsl(${hue}, ${saturation}%, ${lightness}%)`;

/** A square paper backdrop, lit from above its middle. */
export function backdropPicture(name: Backdrop, size: number): Buffer {
  const [hue, saturation] = BACKDROPS[name];
  return svg(
    size,
    size,
    `<radialGradient id="g" cx="50%" cy="42%" r="78%">
      <stop offset="0" stop-color="${hsl(hue, saturation, 95)}"/>
      <stop offset="0.5" stop-color="${hsl(hue, saturation, 90.5)}"/>
      <stop offset="1" stop-color="${hsl(hue, saturation, 83)}"/>
    </radialGradient>
    <rect width="100%" height="100%" fill="url(#g)"/>`,
  );
}

/** Colour of shadows: the backdrop's hue, nearly black. Grey would look dirty on it. */
export const shadowColour = (name: Backdrop): string => hsl(BACKDROPS[name][0], 38, 17);
