import sharp from 'sharp';

/** Hue and saturation of the backdrops: muted, so that the product is the colour. */
export const GROUNDS = {
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
};

export const hsl = (hue, saturation, lightness) => `hsl(${hue}, ${saturation}%, ${lightness}%)`;
export const svg = (width, height, body) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
  );

/** A paper backdrop, lit from above its middle. */
export function backdrop(ground, width, height, { x = 50, y = 42, reach = 78 } = {}) {
  const [hue, saturation] = GROUNDS[ground];
  return svg(
    width,
    height,
    `<radialGradient id="g" cx="${x}%" cy="${y}%" r="${reach}%">
      <stop offset="0" stop-color="${hsl(hue, saturation, 95)}"/>
      <stop offset="0.5" stop-color="${hsl(hue, saturation, 90.5)}"/>
      <stop offset="1" stop-color="${hsl(hue, saturation, 83)}"/>
    </radialGradient>
    <rect width="100%" height="100%" fill="url(#g)"/>`,
  );
}

/** A shadow's colour: the backdrop's own, nearly black. Grey would look dirty on it. */
const shadowColour = (ground) => hsl(GROUNDS[ground][0], 38, 17);

/** Runs of columns that reach the floor: `left` and `right` of each foot, and how low it `reaches`. */
function feetOf(lowest, floor) {
  const feet = [];
  lowest.forEach((row, column) => {
    if (row < floor) return;
    const last = feet.at(-1);
    if (last && column - last.right < 6) {
      last.right = column;
      last.reaches = Math.max(last.reaches, row);
    } else feet.push({ left: column, right: column, reaches: row });
  });
  return feet;
}

/** The render without its empty margin, its opaque area in pixels, and its feet. */
async function measure(file) {
  const { data: trimmed, info } = await sharp(file)
    .trim({ threshold: 8 })
    .extend({ top: 2, bottom: 2, left: 2, right: 2, background: '#0000' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const alpha = await sharp(trimmed).extractChannel('alpha').raw().toBuffer();
  const { width, height } = info;
  const lowest = new Array(width).fill(-1);
  let area = 0;
  alpha.forEach((value, i) => {
    if (value < 128) return;
    area += 1;
    lowest[i % width] = Math.floor(i / width);
  });
  return { trimmed, area, width, height, feet: feetOf(lowest, height * 0.92) };
}

/** Enlarges a render. Its edge is smoothed, then made steep again: crisp, and no pale fringe. */
async function enlarge(image, width, height) {
  const large = sharp(image).resize(width, height, { kernel: 'lanczos3', fit: 'fill' });
  const colour = await large.clone().removeAlpha().png().toBuffer();
  const smooth = await large.clone().extractChannel('alpha').blur(1.8).raw().toBuffer();
  const edge = smooth.map((alpha) => Math.max(0, Math.min(255, (alpha - 110) * 2.6)));
  return sharp(colour)
    .joinChannel(edge, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

/**
 * Scales a render so that all look equally large: halfway between covering the same area and
 * filling the same frame.
 */
export async function product(file, { area = 150_000, frame = 570, scale = 1 } = {}) {
  const found = await measure(file);
  const byFrame = frame / Math.max(found.width, found.height);
  const byArea = Math.sqrt(area / found.area);
  const factor = Math.min(byFrame, Math.sqrt(byFrame * byArea)) * scale;
  const width = Math.round(found.width * factor);
  const height = Math.round(found.height * factor);
  const feet = found.feet.map((foot) => ({
    left: foot.left * factor,
    right: foot.right * factor,
    reaches: foot.reaches * factor,
  }));
  return { image: await enlarge(found.trimmed, width, height), width, height, feet };
}

/** Layers of a thing that stands: a soft pool of shadow, dark contact under each foot, the thing. */
export function standing(thing, ground, x, bottom, canvas) {
  const ellipse = (left, right, y, ry, blur, opacity) =>
    `<ellipse cx="${x + (left + right) / 2}" cy="${y}" rx="${(right - left) / 2}" ry="${ry}"
      opacity="${opacity}" filter="url(#blur${blur})"/>`;
  const blurs = [3, 9, 26].map(
    (blur) =>
      `<filter id="blur${blur}" x="-200%" y="-900%" width="500%" height="1900%">
        <feGaussianBlur stdDeviation="${blur}"/>
      </filter>`,
  );
  const top = bottom - thing.height;
  const contacts = thing.feet.map(
    ({ left, right, reaches }) =>
      ellipse(left - 6, right + 6, top + reaches + 3, 9, 9, 0.36) +
      ellipse(left + 2, right - 2, top + reaches, 4, 3, 0.34),
  );
  const { left } = thing.feet[0];
  const { right } = thing.feet.at(-1);
  const spread = Math.max((thing.width - (right - left)) * 0.35, 24);
  const pool = ellipse(left - spread, right + spread, bottom + 12, 22, 26, 0.34);
  const shadow = svg(
    canvas.width,
    canvas.height,
    `${blurs.join('')}<g fill="${shadowColour(ground)}">${pool}${contacts.join('')}</g>`,
  );
  return [
    { input: shadow, left: 0, top: 0 },
    { input: thing.image, left: Math.round(x), top: Math.round(top) },
  ];
}

/** Layers of a thing that lies flat, seen from above: its outline as a shadow, then the thing. */
export async function lying({ image }, ground, x, y) {
  const margin = 90;
  const outline = async (drop, blur, opacity) => {
    const silhouette = await sharp(image)
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#0000' })
      .composite([
        {
          input: svg(64, 64, `<rect width="64" height="64" fill="${shadowColour(ground)}"/>`),
          tile: true,
          blend: 'in',
        },
      ])
      .png()
      .toBuffer();
    const soft = await sharp(silhouette)
      .blur(blur)
      .linear([1, 1, 1, opacity], [0, 0, 0, 0])
      .png()
      .toBuffer();
    return { input: soft, left: Math.round(x - margin), top: Math.round(y - margin + drop) };
  };
  return [
    await outline(30, 24, 0.3),
    await outline(8, 6, 0.24),
    { input: image, left: Math.round(x), top: Math.round(y) },
  ];
}
