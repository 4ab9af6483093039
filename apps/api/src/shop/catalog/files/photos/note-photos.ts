import type { FilePhoto, FileProduct } from '@shop/product-files';
import { LIMITS } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import { inOrderOf, matchRows } from '../import/grid/match-rows.js';
import type { Plan } from '../import/plan.js';
import type { Written } from '../import/write/written.js';
import type { ProductRecord } from '../../products/product.model.js';
import { photosOf } from '../../product-photos/product-photos.js';
import type { VariantRecord } from '../../variants/variant.model.js';
import { knownPhotos } from './known/known-photos.js';
import { NamedPhotoModel, type NamedPhotoRecord } from './named-photo.model.js';
import { photoChangesOf } from './known/photo-changes.js';
import { sourceOf, type PhotoSources } from './photo-sources.js';

/** Photos of a product have numbers of their own: no product has so many. */
const NUMBERS = 1_000;
const MISSING = 'No file of this name was sent with the import';
const TOO_MANY = `A product can have at most ${LIMITS.photos} photos`;

/** Some products of a file, as an import plans and writes them together. */
export interface ImportBatch {
  plans: readonly Plan[];
  written: readonly Written[];
  /** The place of the first one in the file. */
  cursor: number;
  sources: PhotoSources;
}

/** How many photos of some products wait, have failed, or are not at hand. */
export interface PhotoCounts {
  waiting: number;
  failed: number;
  left: number;
}

/** Counts the photos that some products of a file have at hand. */
export function countPhotos(plans: readonly Plan[], sources: PhotoSources): PhotoCounts {
  const counts = { waiting: 0, failed: 0, left: 0 };
  for (const plan of plans) {
    if (plan.outcome === 'refused') continue;
    plan.file.photos.forEach((photo, place) => {
      if (sourceOf(photo.src, sources)) counts.waiting += 1;
      else if (!hasPhoto(plan, photo, place)) counts.left += 1;
    });
  }
  return counts;
}

/** What would become of the photos of a product of a file: done, failed with the reason, or left. */
export function plannedPhotos(plan: Plan, sources: PhotoSources) {
  const planned = {
    done: 0,
    left: 0,
    failed: [] as { line: number; src: string; reason: string }[],
  };
  if (plan.outcome === 'refused') return planned;
  const known: OwnPhotos['known'] = plan.before
    ? knownPhotos(plan.file, plan.before.product)
    : new Map();
  plan.file.photos.forEach((photo, place) => {
    const { line, src } = photo;
    const found = stateOf(photo, place, { sources, own: { known, areChanged: false } });
    if (found?.reason !== undefined) planned.failed.push({ line, src, reason: found.reason });
    else if (found) planned.done += 1;
    else if (!hasPhoto(plan, photo, place)) planned.left += 1;
  });
  return planned;
}

/** Notes which photos some products of a file get, in the transaction that imports them. */
export async function notePhotos(
  job: Types.ObjectId,
  { plans, written, cursor, sources }: ImportBatch,
  session: ClientSession,
): Promise<PhotoCounts> {
  const counts = { waiting: 0, failed: 0, left: 0 };
  const rows = plans.flatMap((plan, at) => {
    const stored = plan.outcome === 'refused' ? undefined : storedOf(plan, written);
    if (!stored) return [];
    const showing = variantsByPhoto(plan.file, stored);
    const own = ownPhotos(plan, stored, sources);
    return plan.file.photos.slice(0, NUMBERS).flatMap((photo, place): NamedPhotoRecord[] => {
      const found = stateOf(photo, place, { sources, own });
      if (!found) {
        if (!hasPhoto(plan, photo, place)) counts.left += 1;
        return [];
      }
      counts[found.state] += 1;
      const { src, alt = '', line } = photo;
      const number = (cursor + at) * NUMBERS + place;
      const variants = (showing.get(src) ?? []).map((_id) => ({ _id }));
      const base = { _id: new Types.ObjectId(), job, tries: 0, product: stored.product._id };
      return [{ ...base, ...{ number, line, src, alt, variants }, ...found }];
    });
  });
  // Bypasses the model: an import may note thousands.
  if (rows.length > 0) await NamedPhotoModel.collection.insertMany(rows, { session });
  return counts;
}

/** Whether the shop's product has this photo, or one at its place already: nothing is missing there. */
function hasPhoto({ before, file }: Plan, photo: FilePhoto, place: number): boolean {
  if (!before) return false;
  const { product } = before;
  return place < photosOf(product).length || knownPhotos(file, product).has(photo);
}

/** The photos that a product has already, and whether the file changes them or puts others among them. */
interface OwnPhotos {
  known: ReturnType<typeof knownPhotos>;
  areChanged: boolean;
}

function ownPhotos({ file }: Plan, stored: Stored, sources: PhotoSources): OwnPhotos {
  const known = knownPhotos(file, stored.product);
  const areChanged =
    known.size > 0 &&
    (file.photos.some(({ src }) => sourceOf(src, sources)) ||
      photoChangesOf(file, stored).length > 0);
  return { known, areChanged };
}

/** Undefined for a photo that is left alone: an export without photos names them, too. */
function stateOf(
  photo: FilePhoto,
  place: number,
  { sources, own }: { sources: PhotoSources; own: OwnPhotos },
):
  | (Pick<NamedPhotoRecord, 'key' | 'reason' | 'photo'> & { state: 'waiting' | 'failed' })
  | undefined {
  const { src } = photo;
  const source = sourceOf(src, sources);
  if (source && place >= LIMITS.photos) return { state: 'failed', reason: TOO_MANY };
  if (source) return { state: 'waiting', ...('key' in source && { key: source.key }) };
  const stored = own.known.get(photo);
  if (stored) return own.areChanged ? { state: 'waiting', photo: stored._id } : undefined;
  const isName = !/^https?:/i.test(src);
  return isName && sources.keys.size > 0 ? { state: 'failed', reason: MISSING } : undefined;
}

/** A product as an import leaves it. */
interface Stored {
  product: ProductRecord;
  variants: readonly VariantRecord[];
}

/** The product of a plan as it is stored now. */
function storedOf(plan: Plan, written: readonly Written[]): Stored | undefined {
  const one = written.find(({ line }) => line === plan.file.line);
  if (one) {
    const rows = one.rows.map(({ after }) => after);
    return { product: one.product, variants: rows.length > 0 ? rows : one.known };
  }
  return plan.before && { product: plan.before.product, variants: plan.before.sold };
}

/** The variants that a file says show each of its photos. */
function variantsByPhoto(
  { variants, options = [] }: FileProduct,
  { product, variants: stored }: Stored,
): Map<string, Types.ObjectId[]> {
  const ids = new Map<string, Types.ObjectId[]>();
  const rows = inOrderOf(variants, options, product.options ?? []) ?? variants;
  for (const [{ photo }, { _id }] of matchRows(rows, stored)) {
    if (photo === undefined) continue;
    const known = ids.get(photo);
    if (known) known.push(_id);
    else ids.set(photo, [_id]);
  }
  return ids;
}
