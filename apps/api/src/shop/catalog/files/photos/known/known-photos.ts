import type { FilePhoto, FileProduct } from '@shop/product-files';
import type { Types } from 'mongoose';
import { numberNamed } from '../../export/photo-names.js';
import { photosOf } from '../../../product-photos/product-photos.js';
import type { ProductRecord, StoredPhoto } from '../../../products/product.model.js';

/** The photos of a file that its product has already under the names of an export, each once, in the file's order. */
export function knownPhotos(
  { photos }: Pick<FileProduct, 'photos'>,
  product: ProductRecord,
): ReadonlyMap<FilePhoto, StoredPhoto> {
  if (photos.length === 0) return new Map();
  const stored = new Map(photosOf(product).map((photo) => [photo.number, photo]));
  const known = new Map<FilePhoto, StoredPhoto>();
  for (const photo of photos) {
    const number = numberNamed(photo.src, product);
    const found = stored.get(number);
    if (!found) continue;
    known.set(photo, found);
    stored.delete(number);
  }
  return known;
}

/** The text of a photo once a file has said this of it: null for none, and nothing if it says nothing. */
export function altAfter(now: string, alt: string | null | undefined): string {
  if (alt === null) return '';
  return alt === undefined || alt === '' ? now : alt;
}

/** Puts a photo behind those that stand before it in a file. One that is behind them already stays where it is. */
export function placedBehind(
  photos: readonly StoredPhoto[],
  { _id: id }: Pick<StoredPhoto, '_id'>,
  earlier: readonly Types.ObjectId[],
): StoredPhoto[] {
  const at = photos.findIndex(({ _id }) => _id.equals(id));
  const last = photos.findLastIndex(({ _id }) => earlier.some((one) => one.equals(_id)));
  if (at < 0 || at > last) return [...photos];
  // Once it is taken out, the last one stands a place further in front.
  return photos.toSpliced(at, 1).toSpliced(last, 0, ...photos.slice(at, at + 1));
}
