import { shopCurrency } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import type { SignedInActor } from '@shop/http/access';
import { recordAuditEntry } from '../../../audit/index.js';
import { forgetOldRows } from '../jobs/forget-old-rows.js';
import { ImportJobModel, type ImportJobRecord } from '../jobs/import-job.model.js';
import { forgetFiles } from '../photos/forget-files.js';

/** Files that nobody imported: the shop keeps only those of the latest. */
const WAITING_FILES = 20;

/** Announces a file, whose pieces follow. */
export async function createImport(
  { name, size }: { name: string; size: number },
  by: SignedInActor,
  session: ClientSession,
): Promise<ImportJobRecord> {
  await forgetWaiting(session);
  await forgetOldRows(session);
  const job = new ImportJobModel({
    _id: new Types.ObjectId(),
    name,
    size,
    state: 'uploading',
    // Name and address follow when it is started.
    by: { _id: by._id, requestId: by.requestId },
    options: JSON.stringify({ currency: shopCurrency() }),
    createdAt: new Date(),
  });
  await job.save({ session });
  await recordAuditEntry(
    {
      action: 'createImport',
      by,
      subject: { kind: 'import', _id: job._id, name },
      before: null,
      after: { size },
    },
    session,
  );
  return job.toObject();
}

/** Cancels the oldest imports that were never started, with their files. */
async function forgetWaiting(session: ClientSession): Promise<void> {
  const waiting = await ImportJobModel.find(
    { state: { $in: ['uploading', 'ready', 'checked'] } },
    { _id: 1 },
    { session },
  )
    .sort({ createdAt: -1 })
    .skip(WAITING_FILES - 1)
    .lean();
  if (waiting.length === 0) return;
  const ids = waiting.map(({ _id }) => _id);
  const $set = { state: 'cancelled', endedAt: new Date() } as const;
  await ImportJobModel.updateMany({ _id: { $in: ids } }, { $set }, { session });
  await forgetFiles(ids, session);
}
