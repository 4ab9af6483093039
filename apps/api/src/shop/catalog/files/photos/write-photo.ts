import { LIMITS } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import type { Actor } from '@shop/http/access';
import { conflict } from '@shop/http/errors';
import { changed } from '../../changes/changed.js';
import { productTag } from '../../changes/tags.js';
import { photoFields } from '../../photos/photo-fields.js';
import { PhotoModel } from '../../photos/photo.model.js';
import type { PreparedPhoto } from '../../photos/prepare-photo.js';
import { storePhoto } from '../../photos/stored-photos.js';
import { writePhotos } from '../../product-photos/write-photos.js';
import type { ProductRecord, StoredPhoto } from '../../products/product.model.js';
import { VariantModel } from '../../variants/variant.model.js';
import { numberNamed } from '../export/photo-names.js';
import { altAfter, placedBehind } from './known/known-photos.js';
import { NamedPhotoModel, type NamedPhotoRecord } from './named-photo.model.js';

/**
 * A photo that is ready to be stored, or the id of one of the product's that is the same, or that was not sent because
 * the file only names it.
 */
export type ReadyPhoto =
  { prepared: PreparedPhoto } | { same: Types.ObjectId } | { own: Types.ObjectId };

/** What has become of a photo of the file, and what it needs to be undone. */
type WrittenPhoto = Pick<NamedPhotoRecord, 'photo' | 'added' | 'variants' | 'altBefore' | 'order'>;

/**
 * Gives a product a photo of the file behind those that stand before it there. A picture that the product already has
 * is only put in its place; one that was not sent stays where it is unless that is out of the file's order. Other photos
 * of the product follow.
 * @throws HttpError 404 for a product that is deleted, 409 if it has as many photos as it can have.
 */
export async function writePhoto(
  row: NamedPhotoRecord,
  { ready, by }: { ready: ReadyPhoto; by: Actor },
  session: ClientSession,
): Promise<WrittenPhoto> {
  const earlier = await earlierPhotos(row, session);
  let chosen: StoredPhoto | undefined;
  let added: string | undefined;
  let changes: Pick<WrittenPhoto, 'altBefore' | 'order'> = {};
  await writePhotos(
    { id: row.product.toHexString(), by },
    async (photos, product) => {
      chosen = photos.find((photo) => isSame(photo, ready));
      if (!chosen) {
        if (!('prepared' in ready)) throw conflict('The photos have just changed');
        if (photos.length >= LIMITS.photos)
          throw conflict(`A product can have at most ${LIMITS.photos} photos`);
        const _id = photos.length === 0 ? product._id : new Types.ObjectId();
        await storePhoto(_id, ready.prepared, session);
        chosen = {
          _id,
          alt: '',
          ...photoFields(ready.prepared),
          ...numberIn(photos, row, product),
        };
        added = chosen.version;
      }
      const { _id } = chosen;
      const told = { ...chosen, alt: altAfter(chosen.alt, row.alt) };
      const others = photos.filter((photo) => !photo._id.equals(_id));
      const placed =
        'own' in ready
          ? placedBehind(
              photos.map((photo) => (photo._id.equals(_id) ? told : photo)),
              told,
              earlier,
            )
          : others.toSpliced(behind(others, earlier), 0, told);
      if (!added) changes = changesOf(photos, placed, chosen);
      return placed;
    },
    session,
  );
  const photo = chosen?._id;
  if (!photo) throw conflict('The photos have just changed');
  const variants = await showOnVariants(row, photo, session);
  return { photo, variants, ...(added && { added }), ...changes };
}

/** The place behind the last of these photos. */
function behind(photos: readonly StoredPhoto[], earlier: readonly Types.ObjectId[]): number {
  return photos.findLastIndex(({ _id }) => earlier.some((id) => id.equals(_id))) + 1;
}

/** The number that the file names a new photo by, if none of the product has it. */
function numberIn(
  photos: readonly StoredPhoto[],
  { src }: NamedPhotoRecord,
  product: ProductRecord,
): Pick<StoredPhoto, 'number'> {
  const number = numberNamed(src, product);
  const isFree = number !== undefined && photos.every((photo) => photo.number !== number);
  return isFree ? { number } : {};
}

/** What becomes of a photo that the product had. */
function changesOf(
  photos: readonly StoredPhoto[],
  placed: readonly StoredPhoto[],
  { _id, alt }: StoredPhoto,
): Pick<WrittenPhoto, 'altBefore' | 'order'> {
  const order = { before: photos.map(idOf), after: placed.map(idOf) };
  const isMoved = order.before.join() !== order.after.join();
  const isRenamed = placed.some((photo) => photo._id.equals(_id) && photo.alt !== alt);
  return { ...(isRenamed && { altBefore: alt }), ...(isMoved && { order }) };
}

const idOf = ({ _id }: StoredPhoto) => _id;

function isSame({ _id, version }: StoredPhoto, ready: ReadyPhoto): boolean {
  if ('prepared' in ready) return ready.prepared.version === version;
  return ('same' in ready ? ready.same : ready.own).equals(_id);
}

/** The product's photos that stand before this one in the file. */
async function earlierPhotos(
  { job, product, number }: NamedPhotoRecord,
  session: ClientSession,
): Promise<Types.ObjectId[]> {
  const done = await NamedPhotoModel.find(
    { job, product, number: { $lt: number } },
    { photo: 1 },
    { session },
  ).lean();
  return done.flatMap(({ photo }) => photo ?? []);
}

/** @returns the variants that show the photo now, with those that they showed before. */
async function showOnVariants(
  { variants, product }: NamedPhotoRecord,
  photo: Types.ObjectId,
  session: ClientSession,
): Promise<NamedPhotoRecord['variants']> {
  if (variants.length === 0) return [];
  const wanted = { product, _id: { $in: variants.map(({ _id }) => _id) } };
  const found = await VariantModel.find(wanted, { photo: 1 }, { session }).lean();
  const others = found.filter((variant) => !variant.photo?.equals(photo));
  if (others.length === 0) return [];
  const ids = others.map(({ _id }) => _id);
  await VariantModel.updateMany({ _id: { $in: ids } }, { $set: { photo } }, { session });
  await changed([productTag(product)], session);
  return others.map(({ _id, photo: before = null }) => ({ _id, before }));
}

/** The photo of a product whose largest picture has exactly these bytes: that of an export. */
export async function photoWithBytes(
  photos: readonly StoredPhoto[],
  bytes: Buffer,
): Promise<Types.ObjectId | undefined> {
  for (const { _id, width } of photos) {
    const stored = await PhotoModel.findOne({ product: _id, width }, { bytes: 1 }).lean();
    if (stored && bytes.equals(Buffer.from(stored.bytes.buffer))) return _id;
  }
  return undefined;
}
