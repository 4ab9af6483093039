import type { Types } from 'mongoose';
import type { Remark } from '@shop/product-files';
import { NamedPhotoModel, type NamedPhotoRecord } from '../photos/named-photo.model.js';
import { holder } from './advance-job.js';
import { ImportJobModel, type ImportJobRecord } from './import-job.model.js';
import { ImportRemarkModel } from './import-remark.model.js';
import { OPEN_STATES } from './run-later.js';

type Told = Pick<Remark, 'line' | 'column' | 'reason'>;

/** What came of an import, as the command line prints it. */
export interface ImportReport {
  products: number;
  variants: number;
  created: number;
  changed: number;
  unchanged: number;
  refused: Told[];
  /** What was imported otherwise than the file says. */
  notices: Told[];
  /** Rows that are left out. */
  otherCurrencies: number;
  /** Whether somebody has cancelled it: what it had imported stays. */
  cancelled?: true;
  /** Absent if none was at hand. `unused` are the first names of those that the file does not name. */
  photos?: {
    done: number;
    failed: Pick<NamedPhotoRecord, 'line' | 'src' | 'reason'>[];
    unused?: { count: number; names: string[] };
  };
  /** Photos that the file names, and that neither the product has nor anybody has sent; absent if there are none. */
  photosLeft?: number;
}

/** An import as it is now. */
export function findJob(_id: Types.ObjectId | string): Promise<ImportJobRecord | null> {
  return ImportJobModel.findById(_id).lean();
}

/** Whether another process, such as an open shop, is running an import. */
export async function isAnyHeld(): Promise<boolean> {
  const held = { leaseUntil: { $gt: new Date() }, holder: { $ne: holder } };
  return (await ImportJobModel.exists({ state: { $in: OPEN_STATES }, ...held })) !== null;
}

/** The report of an import that has ended. */
export async function reportOf({
  _id,
  state,
  products,
  variants,
  counts,
  photos,
  otherCurrencies,
}: ImportJobRecord): Promise<ImportReport> {
  const { created, changed, unchanged } = counts;
  return {
    products,
    variants,
    created,
    changed,
    unchanged,
    refused: await remarksOf(_id, true),
    notices: await remarksOf(_id, false),
    otherCurrencies,
    ...(state === 'cancelled' && { cancelled: true }),
    ...(photos &&
      photos.done + photos.failed + (photos.unused?.count ?? 0) > 0 && {
        photos: {
          done: photos.done,
          failed: await failedPhotos(_id),
          ...(photos.unused && { unused: photos.unused }),
        },
      }),
    ...(photos && photos.left > 0 && { photosLeft: photos.left }),
  };
}

async function remarksOf(job: Types.ObjectId, isProblem: boolean): Promise<Told[]> {
  const remarks = await ImportRemarkModel.find({ job, isProblem }).sort({ line: 1, _id: 1 }).lean();
  return remarks.map(toldOf);
}

/** What the command line prints of a remark. */
export function toldOf({ line, column, reason }: Told): Told {
  return { line, column, reason };
}

async function failedPhotos(job: Types.ObjectId) {
  const failed = await NamedPhotoModel.find({ job, state: 'failed' }).sort({ number: 1 }).lean();
  return failed.map(({ line, src, reason = '' }) => ({ line, src, reason }));
}
