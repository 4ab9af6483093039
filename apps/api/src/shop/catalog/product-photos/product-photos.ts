import { createHash } from 'node:crypto';
import type { Types } from 'mongoose';
import { photoFields } from '../photos/photo-fields.js';
import type { ProductRecord, StoredPhoto } from '../products/product.model.js';

/** What a product stores of its photos. */
type Photographed = Pick<ProductRecord, '_id' | 'photo' | 'photos'>;

/**
 * All photos of a product, the first one first. One that stands alone and has no alt text is stored without an id: it
 * has the id of its product.
 */
export function photosOf({ _id, photo, photos }: Photographed): StoredPhoto[] {
  if (photos) return photos.map((one, at) => ({ ...one, number: one.number ?? at + 1 }));
  return photo ? [{ _id, alt: '', ...photoFields(photo), number: 1 }] : [];
}

/** The fields that store these photos; undefined ones are absent. New photos get the numbers after the last one. */
export function photosFields(
  product: Pick<ProductRecord, '_id'>,
  photos: StoredPhoto[],
): { photo: ProductRecord['photo']; photos: StoredPhoto[] | undefined } {
  const stored = withNumbers(photos);
  const [first] = stored;
  const isPlain = stored.length < 2 && (!first || isFirstOf(product, first));
  return { photo: first ? photoFields(first) : null, photos: isPlain ? undefined : stored };
}

function withNumbers(photos: readonly StoredPhoto[]): StoredPhoto[] {
  let last = Math.max(0, ...photos.map(({ number = 0 }) => number));
  return photos.map(({ number, ...photo }, at) => {
    const own = number ?? ++last;
    return own === at + 1 ? photo : { ...photo, number: own };
  });
}

/** Whether a photo is the one that its product has had first, with nothing to be known of it. */
function isFirstOf(
  { _id }: Pick<ProductRecord, '_id'>,
  { _id: own, alt, number }: StoredPhoto,
): boolean {
  return own.equals(_id) && alt === '' && number === undefined;
}

/** The same photos with this one in the place of the first; it keeps its id and its alt text. */
export function withFirst(
  product: Photographed,
  photo: NonNullable<ProductRecord['photo']>,
): { id: Types.ObjectId; photos: StoredPhoto[] } {
  const [first, ...others] = photosOf(product);
  const kept = first ?? { _id: product._id, alt: '' };
  return { id: kept._id, photos: [{ ...kept, ...photoFields(photo) }, ...others] };
}

/** A digest of photos, their order and their alt texts. */
export function revisionOf(photos: readonly StoredPhoto[]): string {
  const parts = photos.map(({ _id, alt, version }) => [_id.toHexString(), alt, version]);
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/** A product's photos as audit entries describe them: by their versions and alt texts. */
export function photoFacts(photos: readonly StoredPhoto[]) {
  const described = photos.map(({ version, alt }) => (alt ? `${version} (${alt})` : version));
  return { photo: photos[0]?.version ?? null, photos: described.join('; ') || null };
}
