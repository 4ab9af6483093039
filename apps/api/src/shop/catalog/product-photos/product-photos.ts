import { createHash } from 'node:crypto';
import type { Types } from 'mongoose';
import { photoFields } from '../photos/photo-fields.js';
import type { ProductRecord, StoredPhoto } from '../products/product.model.js';

/** What a product stores of its photos. */
type Photographed = Pick<ProductRecord, '_id' | 'photo' | 'photos'>;
/** A product, new or as it was. */
type Numbered = Pick<ProductRecord, '_id'> &
  Partial<Photographed> &
  Pick<ProductRecord, 'lastPhotoNumber'>;

/**
 * All photos of a product, the first one first. One that stands alone and has no alt text is stored without an id: it
 * has the id of its product.
 */
export function photosOf({ _id, photo, photos }: Photographed): StoredPhoto[] {
  if (photos) return photos.map((one, at) => ({ ...one, number: one.number ?? at + 1 }));
  return photo ? [{ _id, alt: '', ...photoFields(photo), number: 1 }] : [];
}

/** The fields that store the photos of a product, and what is known of the numbers of those it had. */
type PhotosFields = Pick<ProductRecord, 'photo'> & {
  photos: StoredPhoto[] | undefined;
  lastPhotoNumber: number | undefined;
};

/**
 * The fields that store these photos; undefined ones are absent. New photos get numbers that no photo of the product has
 * had, so that an older file names none of them.
 */
export function photosFields(before: Numbered, photos: StoredPhoto[]): PhotosFields {
  const had = [...photosOf({ photo: null, ...before }), ...photos];
  let last = Math.max(before.lastPhotoNumber ?? 0, ...had.map(({ number = 0 }) => number));
  const stored: StoredPhoto[] = photos.map(({ number, ...photo }, at) => {
    const own = number ?? ++last;
    return own === at + 1 ? photo : { ...photo, number: own };
  });
  const [first] = stored;
  const isPlain = stored.length < 2 && (!first || isFirstOf(before, first));
  const seen = Math.max(0, ...stored.map(({ number }, at) => number ?? at + 1));
  return {
    photo: first ? photoFields(first) : null,
    photos: isPlain ? undefined : stored,
    lastPhotoNumber: last > seen ? last : undefined,
  };
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
