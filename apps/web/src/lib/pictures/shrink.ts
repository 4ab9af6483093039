/** The shop keeps photos up to 960 pixels wide: more than this would only be sent. */
const LONGEST_SIDE = 2_560;
const QUALITY = 0.9;

/** A picture of at most `LONGEST_SIDE`, in a type that browsers write. */
export async function shrink(
  picture: ImageBitmap,
  type: 'image/jpeg' | 'image/webp',
): Promise<Blob> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return canvas.convertToBlob({ type, quality: QUALITY });
}
