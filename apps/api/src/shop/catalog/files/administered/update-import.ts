import {
  IMPORT_LIMITS,
  type ImportAction,
  type ImportOptions,
  type ImportState,
  shopCurrency,
} from '@shop/shared';
import { inTransaction } from '@shop/mongo';
import type { ClientSession, Types } from 'mongoose';
import type { SignedInActor } from '@shop/http/access';
import { conflict, notFound } from '@shop/http/errors';
import {
  ImportJobModel,
  NO_PHOTOS,
  type ImportJobRecord,
  type ImportPhotos,
} from '../jobs/import-job.model.js';
import { ImportRemarkModel } from '../jobs/import-remark.model.js';
import { OPEN_STATES, runLater } from '../jobs/run-later.js';
import { forgetFiles } from '../photos/forget-files.js';
import { NamedPhotoModel } from '../photos/named-photo.model.js';
import { WrongRowModel } from '../jobs/wrong-row.model.js';
import { ImportResultModel } from '../jobs/import-result.model.js';
import { NOTHING_UNDONE, undoUntil } from '../undo/undo-until.js';
import { recordState } from './record-state.js';

/** Each action in the passive voice. */
const DONE = {
  check: 'checked',
  start: 'started',
  pause: 'paused',
  continue: 'continued',
  cancel: 'cancelled',
  undo: 'undone',
} as const satisfies Record<ImportAction, string>;

/** In which states something can be done with an import, and in which state that leaves it. */
const STEPS: Record<ImportAction, { from: readonly ImportState[]; to: ImportState }> = {
  check: { from: ['ready', 'checked'], to: 'checking' },
  // Only what was checked: the file is read with the same columns.
  start: { from: ['checked'], to: 'running' },
  pause: { from: ['running'], to: 'paused' },
  continue: { from: ['paused'], to: 'running' },
  undo: { from: ['done', 'failed', 'cancelled'], to: 'undoing' },
  cancel: {
    from: ['uploading', 'ready', 'checking', 'checked', 'running', 'paused'],
    to: 'cancelled',
  },
};

/** Does something with an import. @throws HttpError 409 in a state that does not allow it. */
export async function updateImport(
  id: string,
  { action, options }: { action: ImportAction; options?: ImportOptions | undefined },
  by: SignedInActor,
): Promise<ImportJobRecord> {
  const updated = await inTransaction(async (session) => {
    const before = await ImportJobModel.findById(id, null, { session }).lean();
    if (!before) throw notFound('Import');
    const { from, to } = STEPS[action];
    if (!from.includes(before.state))
      throw conflict(`The import can’t be ${DONE[action]} now: it is ${before.state}`);
    if (action === 'undo') assertUndoable(before);
    const after = await ImportJobModel.findOneAndUpdate(
      { _id: before._id, state: before.state },
      changeOf(action, to, { options, by, before }),
      { session, returnDocument: 'after' },
    ).lean();
    if (!after) throw conflict('The import has just changed: check it again');
    if (action === 'check' || action === 'start') await forgetRemarks(before._id, session);
    // What is imported is compared with the results of the check.
    if (action === 'check') await ImportResultModel.deleteMany({ job: before._id }, { session });
    if (OPEN_STATES.some((state) => state === after.state)) await runLater(after, session);
    await recordState(before, after, { by, session });
    return after;
  });
  if (updated.state === 'cancelled') await forgetFiles([updated._id]);
  return updated;
}

/** An import before its first product. What was sent with it stays. */
function nothingDone(photos: ImportPhotos | undefined) {
  return {
    cursor: 0,
    variants: 0,
    counts: { created: 0, changed: 0, unchanged: 0, refused: 0 },
    made: { categories: [], brands: [] },
    drafts: 0,
    stocks: { changed: 0, left: 0 },
    ...(photos && { photos: { ...NO_PHOTOS, files: photos.files, bytes: photos.bytes } }),
  };
}

function changeOf(
  action: ImportAction,
  state: ImportState,
  {
    options,
    by,
    before: { photos, state: from },
  }: {
    options: ImportOptions | undefined;
    by: SignedInActor;
    before: Pick<ImportJobRecord, 'photos' | 'state'>;
  },
) {
  const { _id, name, email, requestId } = by;
  // Another instance may still hold it. What that one has begun comes to nothing, because the state is another.
  const $unset = { error: 1, holder: 1, leaseUntil: 1 } as const;
  switch (action) {
    case 'check':
      return {
        $set: {
          state,
          ...nothingDone(photos),
          options: JSON.stringify({ ...options, currency: shopCurrency() }),
        },
        $unset,
      };
    case 'start':
      return {
        $set: { state, ...nothingDone(photos), by: { _id, name, email, requestId } },
        $unset,
      };
    case 'undo':
      return {
        $set: {
          state,
          by: { _id, name, email, requestId },
          'undo.processed': NOTHING_UNDONE.processed,
          'undo.counts': NOTHING_UNDONE.counts,
        },
        $unset: { ...$unset, 'undo.made': 1 },
      };
    case 'cancel':
      return {
        // What was only checked has come to nothing.
        $set: {
          state,
          ...(from !== 'running' && from !== 'paused' && nothingDone(photos)),
          endedAt: new Date(),
        },
        $unset: { ...$unset, 'by.name': 1, 'by.email': 1 },
      };
    default:
      return { $set: { state }, $unset };
  }
}

/** @throws HttpError 409 if nothing was written, or it was too long ago. */
function assertUndoable(job: ImportJobRecord): void {
  const until = undoUntil(job);
  if (!until) throw conflict('The import made no changes that could be undone');
  if (until < new Date())
    throw conflict(`An import can be undone for ${IMPORT_LIMITS.undoDays} days`);
}

/** What the last check has said of lines: the import says it again. */
async function forgetRemarks(job: Types.ObjectId, session: ClientSession): Promise<void> {
  await ImportRemarkModel.deleteMany({ job }, { session });
  await WrongRowModel.deleteMany({ job }, { session });
  await NamedPhotoModel.deleteMany({ job }, { session });
}
