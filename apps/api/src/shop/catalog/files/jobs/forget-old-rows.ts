import type { ClientSession } from 'mongoose';
import { ImportJobModel } from './import-job.model.js';
import { WrongRowModel } from './wrong-row.model.js';

/** Imports whose wrong rows the shop keeps, the new one included. */
const KEPT_IMPORTS = 20;

/** Deletes the wrong rows of older imports. Each new import pushes one of them out. */
export async function forgetOldRows(session: ClientSession | null = null): Promise<void> {
  const old = await ImportJobModel.find({}, { _id: 1 }, { session })
    .sort({ createdAt: -1 })
    .skip(KEPT_IMPORTS - 1)
    .limit(KEPT_IMPORTS)
    .lean();
  if (old.length === 0) return;
  await WrongRowModel.deleteMany(
    { job: { $in: old.map(({ _id }) => _id) } },
    session ? { session } : {},
  );
}
