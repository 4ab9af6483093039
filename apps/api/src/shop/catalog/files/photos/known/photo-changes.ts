import type { FilePhoto, FileProduct } from '@shop/product-files';
import { variantName } from '@shop/shared';
import { photoName } from '../../export/photo-names.js';
import { inOrderOf, matchRows } from '../../import/grid/match-rows.js';
import type { FieldChange } from '../../import/plan.js';
import { photosOf } from '../../../product-photos/product-photos.js';
import type { ProductRecord, StoredPhoto } from '../../../products/product.model.js';
import type { VariantRecord } from '../../../variants/variant.model.js';
import { altAfter, knownPhotos, placedBehind } from './known-photos.js';

/** A product of the shop with its variants that are not archived. */
interface Photographed {
  product: ProductRecord;
  variants: readonly VariantRecord[];
}

/** What a file changes of photos that its product has already, and that it names as an export does. */
export function photoChangesOf(
  file: FileProduct,
  { product, variants }: Photographed,
): FieldChange[] {
  const known = knownPhotos(file, product);
  if (known.size === 0) return [];
  return [
    ...textChanges(product, known),
    ...orderChanges(product, [...known.values()]),
    ...shownChanges(file, { product, variants }, known),
  ];
}

type Known = ReadonlyMap<FilePhoto, StoredPhoto>;

function textChanges(product: ProductRecord, known: Known): FieldChange[] {
  return [...known].flatMap(([{ alt }, photo]) => {
    const [before, after] = [photo.alt, altAfter(photo.alt, alt)];
    const field = `Alt text of ${photoName(product, photo)}`;
    return before === after ? [] : [{ field, before, after }];
  });
}

function orderChanges(product: ProductRecord, named: readonly StoredPhoto[]): FieldChange[] {
  const ids = named.map(({ _id }) => _id);
  const now = photosOf(product);
  const placed = named.reduce(
    (photos, photo, at) => placedBehind(photos, photo, ids.slice(0, at)),
    now,
  );
  const namesOf = (photos: readonly StoredPhoto[]) =>
    photos.map((photo) => photoName(product, photo)).join(', ');
  const [before, after] = [namesOf(now), namesOf(placed)];
  return before === after ? [] : [{ field: 'Order of the photos', before, after }];
}

/** Variants that the file has show another photo. */
function shownChanges(
  file: FileProduct,
  { product, variants }: Photographed,
  known: Known,
): FieldChange[] {
  const stored = photosOf(product);
  const bySrc = new Map([...known].map(([{ src }, photo]) => [src, photo]));
  const rows = inOrderOf(file.variants, file.options ?? [], product.options ?? []) ?? [];
  return [...matchRows(rows, variants)].flatMap(([{ photo: src = '' }, variant]): FieldChange[] => {
    const wanted = bySrc.get(src);
    if (!wanted || variant.photo?.equals(wanted._id)) return [];
    const shown = stored.find(({ _id }) => variant.photo?.equals(_id));
    const before = shown ? photoName(product, shown) : '';
    const field = `Photo of ${variantName(variant.values)}`;
    return [{ field, before, after: photoName(product, wanted) }];
  });
}
