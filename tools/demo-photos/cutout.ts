import sharp from 'sharp';

/** Where a product touches the floor: a run of columns, and how low it reaches. Pixels. */
export interface Foot {
  left: number;
  right: number;
  reaches: number;
}

/** A product without background, at its size in the photo. */
export interface Cutout {
  image: Buffer;
  width: number;
  height: number;
  feet: Foot[];
}

/** All products look equally large if they are close to this area, */
const AREA = 150_000;
/** and to this width or height. */
const FRAME = 570;
/** Feet closer together than this count as one. */
const FOOT_GAP = 6;

function feetOf(lowest: readonly number[], floor: number): Foot[] {
  const feet: Foot[] = [];
  lowest.forEach((row, column) => {
    if (row < floor) return;
    const last = feet.at(-1);
    if (last && column - last.right < FOOT_GAP) {
      last.right = column;
      last.reaches = Math.max(last.reaches, row);
    } else feet.push({ left: column, right: column, reaches: row });
  });
  return feet;
}

/** The render without its empty margin, its opaque area in pixels, and its feet. */
async function measure(file: string) {
  const { data: trimmed, info } = await sharp(file)
    .trim({ threshold: 8 })
    .extend({ top: 2, bottom: 2, left: 2, right: 2, background: '#0000' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const alpha = await sharp(trimmed).extractChannel('alpha').raw().toBuffer();
  const { width, height } = info;
  const lowest = new Array<number>(width).fill(-1);
  let area = 0;
  alpha.forEach((value, index) => {
    if (value < 128) return;
    area += 1;
    lowest[index % width] = Math.floor(index / width);
  });
  return { trimmed, area, width, height, feet: feetOf(lowest, height * 0.92) };
}

/** Enlarges a render. Its edge is smoothed, then made steep again: crisp, and without a pale fringe. */
async function enlarge(image: Buffer, width: number, height: number): Promise<Buffer> {
  const large = sharp(image).resize(width, height, { kernel: 'lanczos3', fit: 'fill' });
  const colour = await large.clone().removeAlpha().png().toBuffer();
  const smooth = await large.clone().extractChannel('alpha').blur(1.8).raw().toBuffer();
  const edge = smooth.map((alpha) => Math.max(0, Math.min(255, (alpha - 110) * 2.6)));
  return sharp(colour)
    .joinChannel(Buffer.from(edge), { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

/** Scales a render halfway between covering the same area and filling the same frame as all others. */
export async function cutOut(file: string): Promise<Cutout> {
  const found = await measure(file);
  const byFrame = FRAME / Math.max(found.width, found.height);
  const byArea = Math.sqrt(AREA / found.area);
  const factor = Math.min(byFrame, Math.sqrt(byFrame * byArea));
  const width = Math.round(found.width * factor);
  const height = Math.round(found.height * factor);
  const feet = found.feet.map((foot) => ({
    left: foot.left * factor,
    right: foot.right * factor,
    reaches: foot.reaches * factor,
  }));
  return { image: await enlarge(found.trimmed, width, height), width, height, feet };
}
