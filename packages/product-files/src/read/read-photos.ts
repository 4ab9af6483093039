import { LIMITS } from '@shop/shared';
import { plainLine } from '../text/plain.js';
import type { FilePhoto, FileVariant } from './product-file.js';
import { blank } from './read-numbers.js';
import { refuse, type Reading } from './reading.js';
import type { Row } from './row.js';
import { isVariation, listOf } from './attributes/woo-attributes.js';

/** The photos of a product in the order of their positions, those of its variants last. */
export function readPhotos(
  rows: readonly Row[],
  variants: readonly FileVariant[],
  reading: Reading,
): FilePhoto[] {
  const found = rows.flatMap((row): (FilePhoto & { position: number })[] => {
    const single = row.cell('imageSrc');
    const position = Number(row.text('imagePosition')) || Infinity;
    const alt = single && readAlt(row, reading);
    const several = isVariation(row) ? [] : row.cells('images').flatMap(({ text }) => listOf(text));
    return [
      ...(single
        ? [{ src: single.text, line: row.line, position, ...(alt !== undefined && { alt }) }]
        : []),
      ...several.map((src) => ({ src, line: row.line, position: Infinity })),
    ];
  });
  const sorted = found
    .map((photo, at) => ({ photo, at }))
    .sort((one, other) => compare(one.photo.position, other.photo.position) || one.at - other.at)
    .map(({ photo: { src, alt, line } }): FilePhoto => ({
      src,
      line,
      ...(alt !== undefined && { alt }),
    }));
  const ofVariants = variants.flatMap(({ photo, line }) => (photo ? [{ src: photo, line }] : []));
  const unique = new Map<string, FilePhoto>();
  for (const photo of [...sorted, ...ofVariants]) {
    if (!unique.has(photo.src)) unique.set(photo.src, photo);
  }
  return [...unique.values()];
}

/** The text of a photo; null if the file clears it. */
function readAlt(row: Row, reading: Reading): string | null | undefined {
  const cell = row.cell('imageAlt');
  const alt = plainLine(cell?.text ?? '');
  if (alt === '') return blank('imageAlt', reading);
  if (alt.length > LIMITS.photoAlt)
    refuse(reading, row, cell, `Alt text must have at most ${LIMITS.photoAlt} characters`);
  return alt;
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
