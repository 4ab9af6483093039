import type { ClientSession } from 'mongoose';
import { ImportJobModel } from './import-job.model.js';
import { NamedPhotoModel } from '../photos/named-photo.model.js';
import { UndoRowModel } from '../undo/undo-row.model.js';
import { WrongRowModel } from './wrong-row.model.js';

/** Imports whose wrong rows and former values the shop keeps, the new one included. */
const KEPT_IMPORTS = 20;

/** Deletes the wrong rows of older imports, which can't be undone any more. Each new import pushes one of them out. */
export async function forgetOldRows(session: ClientSession | null = null): Promise<void> {
  const old = await ImportJobModel.find({}, { _id: 1 }, { session })
    .sort({ createdAt: -1 })
    .skip(KEPT_IMPORTS - 1)
    .limit(KEPT_IMPORTS)
    .lean();
  if (old.length === 0) return;
  const ids = old.map(({ _id }) => _id);
  const options = session ? { session } : {};
  await WrongRowModel.deleteMany({ job: { $in: ids } }, options);
  await UndoRowModel.deleteMany({ job: { $in: ids } }, options);
  await NamedPhotoModel.deleteMany({ job: { $in: ids } }, options);
  await ImportJobModel.updateMany(
    { _id: { $in: ids }, undo: { $ne: null }, state: { $nin: ['running', 'paused', 'undoing'] } },
    { $unset: { undo: 1 } },
    options,
  );
}
