import sharp, { type OverlayOptions } from 'sharp';
import { shadowColour, svg, type Backdrop } from './backdrop.js';
import type { Cutout } from './cutout.js';

/** Layers of a standing product: a soft shadow, a dark contact shadow under each foot, the product. */
export function standing(
  product: Cutout,
  backdrop: Backdrop,
  { x, bottom, canvas }: { x: number; bottom: number; canvas: number },
): OverlayOptions[] {
  const first = product.feet[0];
  const last = product.feet.at(-1);
  if (!first || !last) throw new Error('What stands needs a foot');
  const ellipse = (
    left: number,
    right: number,
    y: number,
    ry: number,
    blur: number,
    opacity: number,
  ) =>
    `<ellipse cx="${x + (left + right) / 2}" cy="${y}" rx="${(right - left) / 2}" ry="${ry}"
      opacity="${opacity}" filter="url(#blur${blur})"/>`;
  const blurs = [3, 9, 26].map(
    (blur) =>
      `<filter id="blur${blur}" x="-200%" y="-900%" width="500%" height="1900%">
        <feGaussianBlur stdDeviation="${blur}"/>
      </filter>`,
  );
  const top = bottom - product.height;
  const contacts = product.feet.map(
    ({ left, right, reaches }) =>
      ellipse(left - 6, right + 6, top + reaches + 3, 9, 9, 0.36) +
      ellipse(left + 2, right - 2, top + reaches, 4, 3, 0.34),
  );
  const spread = Math.max((product.width - (last.right - first.left)) * 0.35, 24);
  const pool = ellipse(first.left - spread, last.right + spread, bottom + 12, 22, 26, 0.34);
  const shadow = svg(
    canvas,
    canvas,
    `${blurs.join('')}<g fill="${shadowColour(backdrop)}">${pool}${contacts.join('')}</g>`,
  );
  return [
    { input: shadow, left: 0, top: 0 },
    { input: product.image, left: Math.round(x), top: Math.round(top) },
  ];
}

const SHADOW_MARGIN = 90;

/** Layers of a product lying flat, seen from above: its outline as a shadow, then the product. */
export async function lying(
  { image }: Cutout,
  backdrop: Backdrop,
  { x, y }: { x: number; y: number },
): Promise<OverlayOptions[]> {
  const margin = SHADOW_MARGIN;
  const ink = svg(64, 64, `<rect width="64" height="64" fill="${shadowColour(backdrop)}"/>`);
  const outline = async (drop: number, blur: number, opacity: number): Promise<OverlayOptions> => {
    const silhouette = await sharp(image)
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#0000' })
      .composite([{ input: ink, tile: true, blend: 'in' }])
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
