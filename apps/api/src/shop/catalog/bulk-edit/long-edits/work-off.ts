import { inTransaction } from '@shop/mongo';
import { NotYetError, type JobHandler } from '@shop/mongo/jobs';
import { PERMISSION_MISSING, ROLE, type ProductChange, type ProductResult } from '@shop/shared';
import type { Actor } from '@shop/http/access';
import type { ClientSession } from 'mongoose';
import { UserModel } from '../../../accounts/index.js';
import { breathe } from '../../files/jobs/in-batch.js';
import { changeVariants } from '../../variants/change-variants.js';
import { editBatch } from '../edit-batch.js';
import { batchesOf } from '../edit-products.js';
import { resultOf } from '../result-of.js';
import {
  LongEditChangeModel,
  LongEditModel,
  type LongEditChangeRecord,
  type LongEditRecord,
} from './long-edit.model.js';

/** How long a job works before it lets others have their turn: well within its lease. */
const TURN_MS = 15_000;

/** How many products are read together. */
const READ_AT_ONCE = 100;

/** The edit was stopped or forgotten, or another process works on it. */
class NotOursError extends Error {
  override name = 'NotOursError';
}

/** Works an edit off until it is done or stopped. */
export const handleLongEdit: JobHandler = async ({ data }) => {
  const until = performance.now() + TURN_MS;
  for (;;) {
    const edit = await LongEditModel.findById(data.edit).lean();
    if (edit?.state !== 'running') return;
    if (performance.now() > until) throw new NotYetError(0);
    const by = await actorOf(edit);
    const rows = await nextRows(edit);
    if (!by || rows.length === 0) {
      await end(edit, by);
      return;
    }
    await workOff(edit, rows, by).catch((error: unknown) => {
      if (!(error instanceof NotOursError)) throw error;
    });
  }
};

/** @throws NotOursError as `workOffBatch` does. */
async function workOff(
  edit: LongEditRecord,
  rows: readonly LongEditChangeRecord[],
  by: Actor,
): Promise<void> {
  let { cursor } = edit;
  for (const batch of batchesOf(rows, (row) => changeOf(row, edit.isUndo))) {
    await workOffBatch({ ...edit, cursor }, batch, by);
    cursor = batch.at(-1)?.position ?? cursor;
    await breathe();
  }
}

/** Who edits; undefined if they may not any more. */
async function actorOf({ user, requestId }: LongEditRecord): Promise<Actor | undefined> {
  const found = await UserModel.findById(user, {
    ...{ name: 1, email: 1, role: 1, permissions: 1 },
  }).lean();
  if (found?.role !== ROLE.admin) return undefined;
  const { _id, name, email, permissions } = found;
  if (permissions && !permissions.includes('catalog')) return undefined;
  return { _id, name, email, ...(permissions && { permissions }), requestId };
}

/** The products that are next. */
function nextRows({ _id, cursor, isUndo }: LongEditRecord): Promise<LongEditChangeRecord[]> {
  return LongEditChangeModel.find({
    edit: _id,
    position: { $gt: cursor },
    ...(isUndo && { outcome: 'done' }),
  })
    .sort({ position: 1 })
    .limit(READ_AT_ONCE)
    .lean();
}

function changeOf({ change, undo }: LongEditChangeRecord, isUndo: boolean): ProductChange {
  return JSON.parse(isUndo ? undo : change) as ProductChange;
}

/**
 * Changes products, and notes in the same transaction what became of them, so that a batch that is tried again by a
 * process that was thought dead does not overwrite what was undone meanwhile. A save of variants knows its own key.
 * @throws NotOursError if the edit has gone on without this process.
 */
async function workOffBatch(
  edit: LongEditRecord,
  rows: readonly LongEditChangeRecord[],
  by: Actor,
): Promise<void> {
  const changes = rows.map((row) => changeOf(row, edit.isUndo));
  const note = (results: readonly ProductResult[], session: ClientSession) =>
    noteResults(edit, { rows, results }, session);
  const [{ productId, variants } = {}] = changes;
  if (!productId || !variants) {
    await editBatch(changes, by, note);
    return;
  }
  const result = await resultOf(
    productId,
    async () => (await changeVariants(productId, variants, by)).product,
  );
  await inTransaction((session) => note([result], session));
}

async function noteResults(
  { _id, cursor, isUndo }: LongEditRecord,
  { rows, results }: { rows: readonly LongEditChangeRecord[]; results: readonly ProductResult[] },
  session: ClientSession,
): Promise<void> {
  const count = (asked: ProductResult['outcome']) =>
    results.filter(({ outcome }) => outcome === asked).length;
  const counts = { finished: results.length, done: count('done'), already: count('already') };
  const { matchedCount } = await LongEditModel.updateOne(
    { _id, cursor, isUndo, state: 'running' },
    { $set: { cursor: rows.at(-1)?.position }, $inc: counts },
    { session },
  );
  if (matchedCount === 0) throw new NotOursError();
  const writes = results.flatMap(({ outcome, message }, at) => {
    const row = rows[at];
    if (!row) return [];
    const $set = isUndo ? { undoOutcome: outcome, undoMessage: message } : { outcome, message };
    return [{ updateOne: { filter: { _id: row._id }, update: { $set } } }];
  });
  await LongEditChangeModel.collection.bulkWrite(writes, { session });
}

async function end({ _id }: LongEditRecord, by: Actor | undefined): Promise<void> {
  const stopped = { state: 'stopped', failure: PERMISSION_MISSING('catalog') } as const;
  await LongEditModel.updateOne(
    { _id, state: 'running' },
    { $set: by ? { state: 'done' } : stopped },
  );
}
