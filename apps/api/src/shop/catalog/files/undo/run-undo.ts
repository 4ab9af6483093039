import type { ClientSession } from 'mongoose';
import { end, holder, leaseEnd, StoppedError } from '../jobs/advance-job.js';
import { ImportJobModel, type ImportJobRecord, type UndoCounts } from '../jobs/import-job.model.js';
import { addRemarks } from '../jobs/import-remark.model.js';
import { breathe, inBatch } from '../jobs/in-batch.js';
import { NamedPhotoModel } from '../photos/named-photo.model.js';
import type { RunDeps } from '../jobs/run-deps.js';
import { undoPhotos } from '../photos/undo-photos.js';
import { planUndo, type UndoPlan } from './plan-undo.js';
import { readNow } from './read-now.js';
import { NOTHING_UNDONE } from './undo-until.js';
import { undoBatch } from './undo-batch.js';
import { undoMade } from './undo-made.js';
import { UndoRowModel, type UndoRowRecord } from './undo-row.model.js';

/** Products of a transaction, unless they have many variants. */
const PRODUCTS = 15;
const VARIANTS = 200;

/** Undoes an import as far as it goes, the latest product first. */
export async function runUndo(
  job: ImportJobRecord,
  { signal, ...uses }: Omit<RunDeps, 'fetchPhoto'>,
): Promise<void> {
  let processed = job.undo?.processed ?? 0;
  for (;;) {
    if (signal?.aborted) throw new StoppedError();
    const rows = await nextRows(job);
    if (rows.length === 0) break;
    await inBatch(async (session) => {
      const now = await readNow(rows, session);
      const plans = rows.map((row) => planUndo(row, now));
      await undoBatch(plans, job.by, session);
      await advanceUndo(job, { plans, processed }, session);
    });
    processed += rows.length;
    await breathe();
  }
  await undoPhotos(job, signal);
  await undoMade(job, signal, uses);
  await end(job, 'undone', {});
}

/** The next products; none twice, because what was written last has to be undone before the rest. */
async function nextRows({ _id: job }: ImportJobRecord): Promise<UndoRowRecord[]> {
  const found = await UndoRowModel.collection
    .find<UndoRowRecord>({ job })
    .sort({ number: -1 })
    .limit(PRODUCTS)
    .toArray();
  const products = new Set<string>();
  let variants = 0;
  const rows: UndoRowRecord[] = [];
  for (const row of found) {
    const id = row.product.toHexString();
    variants += row.variants.length;
    if (products.has(id) || (rows.length > 0 && variants > VARIANTS)) break;
    products.add(id);
    rows.push(row);
  }
  return rows;
}

/** Counts a batch, tells what is archived or left, and forgets the former values. @throws StoppedError */
async function advanceUndo(
  { _id: job, state }: ImportJobRecord,
  { plans, processed }: { plans: readonly UndoPlan[]; processed: number },
  session: ClientSession,
): Promise<void> {
  const counts: UndoCounts = { ...NOTHING_UNDONE.counts };
  for (const { outcome } of plans) counts[outcome] += 1;
  const { matchedCount } = await ImportJobModel.updateOne(
    { _id: job, holder, state, 'undo.processed': processed },
    {
      $set: { leaseUntil: leaseEnd() },
      $inc: {
        'undo.processed': plans.length,
        ...Object.fromEntries(
          Object.entries(counts).map(([name, by]) => [`undo.counts.${name}`, by]),
        ),
      },
    },
    { session },
  );
  if (matchedCount === 0) throw new StoppedError();
  const remarks = plans.flatMap(({ reason, row: { line, name } }) =>
    reason ? [{ line, column: '', value: name, reason: `The product ${reason}` }] : [],
  );
  await addRemarks(job, remarks, false, session);
  // What stays keeps its photos.
  const left = plans.filter(({ outcome }) => outcome === 'left').map(({ row }) => row.product);
  if (left.length > 0)
    await NamedPhotoModel.deleteMany({ job, product: { $in: left } }, { session });
  const done = plans.map(({ row }) => row._id);
  await UndoRowModel.deleteMany({ _id: { $in: done } }, { session });
}
