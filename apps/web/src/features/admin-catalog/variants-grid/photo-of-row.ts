import { foldedText, type ProductOption, type ProductPhoto } from '@shop/shared';

/** What a row has to do with its photo. */
interface RowWithPhoto {
  values: readonly string[];
  photo: string | null;
}

const COLOR = /^colou?r$/i;

/**
 * The photo of a new row: the one that all rows with its color share. Another option counts like a color if its values
 * differ by their photos; a photo that every variant has says nothing of a value.
 * @param rows those that are there, with the values of these options
 */
export function photoOfNewRow(
  values: readonly string[],
  rows: readonly RowWithPhoto[],
  options: readonly Pick<ProductOption, 'name'>[],
): string | null {
  const isSharedByAll = new Set(rows.map(({ photo }) => photo)).size === 1;
  const colorsFirst = options
    .map(({ name }, at) => ({ isColor: COLOR.test(name.trim()), at }))
    .toSorted((one, other) => Number(other.isColor) - Number(one.isColor));
  for (const { isColor, at } of colorsFirst) {
    if (isSharedByAll && !isColor) continue;
    const value = foldedText(values[at] ?? '');
    const photos = new Set(
      rows.filter((row) => foldedText(row.values[at] ?? '') === value).map(({ photo }) => photo),
    );
    const [only] = photos;
    if (photos.size === 1 && only) return only;
  }
  return null;
}

/** The photos that removed variants had, and that no row has. */
export function photosLeftBy(
  removed: readonly Pick<RowWithPhoto, 'photo'>[],
  rows: readonly Pick<RowWithPhoto, 'photo'>[],
  photos: readonly ProductPhoto[],
): ProductPhoto[] {
  const has = (some: readonly Pick<RowWithPhoto, 'photo'>[], id: string) =>
    some.some(({ photo }) => photo === id);
  return photos.filter(({ _id }) => has(removed, _id) && !has(rows, _id));
}
