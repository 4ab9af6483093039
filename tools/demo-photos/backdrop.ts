/** Hue and saturation of each backdrop: nearly white paper, so that photos of all categories look calm side by side. */
const BACKDROPS = {
  stone: [38, 12],
  sand: [36, 28],
  butter: [45, 30],
  clay: [22, 26],
  blush: [10, 22],
  sage: [92, 12],
  mint: [158, 13],
  mist: [204, 17],
  dusk: [230, 15],
} as const;

export type Backdrop = keyof typeof BACKDROPS;

const isBackdrop = (name: string): name is Backdrop => Object.hasOwn(BACKDROPS, name);

/** The names of all backdrops. */
export const backdrops = Object.keys(BACKDROPS).filter(isBackdrop);

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
      <stop offset="0" stop-color="${hsl(hue, saturation, 96)}"/>
      <stop offset="0.5" stop-color="${hsl(hue, saturation, 94)}"/>
      <stop offset="1" stop-color="${hsl(hue, saturation, 90)}"/>
    </radialGradient>
    <rect width="100%" height="100%" fill="url(#g)"/>`,
  );
}

/** Colour of shadows: the backdrop's hue, nearly black. Grey would look dirty on it. */
export const shadowColour = (name: Backdrop): string => hsl(BACKDROPS[name][0], 38, 17);
