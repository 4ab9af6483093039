import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  FileError,
  indexFile,
  readProducts,
  type FileProduct,
  type ReadOptions,
  type Remark,
} from '@shop/product-files';
import { HttpError } from '@shop/http/errors';
import { inTransaction, isDuplicate } from '@shop/mongo';
import type { ClientSession, Types } from 'mongoose';
import { importBatch, inSmallBatches } from '../import/import-batch.js';
import type { Plan } from '../import/plan.js';
import { ImportFileModel, storedFile } from './import-file.model.js';
import { ImportJobModel, type ImportCounts, type ImportJobRecord } from './import-job.model.js';
import { ImportRemarkModel } from './import-remark.model.js';

/** For how long an instance that is no longer heard of keeps the others waiting, in milliseconds. */
const LEASE_MS = 10_000;
const MAX_TRIES = 5;
/** Between two batches, so that shoppers are served first. */
const BREATH_MS = 2;

/** This process, among those that could run an import. */
const holder = randomUUID();

/** The import was paused, cancelled or taken over by another instance. */
class StoppedError extends Error {
  override name = 'StoppedError';
}

/** Takes the oldest import that nobody runs, and runs it as far as it goes. @returns false if there is none. */
export async function runNextJob(signal?: AbortSignal): Promise<boolean> {
  const now = new Date();
  const job = await ImportJobModel.findOneAndUpdate(
    {
      state: 'running',
      $or: [{ leaseUntil: null }, { leaseUntil: { $lt: now } }, { holder }],
    },
    { $set: { holder, leaseUntil: leaseEnd() } },
    { sort: { createdAt: 1 }, returnDocument: 'after' },
  ).lean();
  if (!job) return false;
  try {
    await runJob(job, signal);
  } catch (error) {
    if (error instanceof StoppedError) return true;
    // A refusal, such as that the administrator's account is gone, would come again and again.
    if (!(error instanceof FileError) && !(error instanceof HttpError)) throw error;
    await end(job, 'failed', { error: error.message });
  } finally {
    await ImportJobModel.updateOne(
      { _id: job._id, holder },
      { $unset: { holder: 1, leaseUntil: 1 } },
    );
  }
  return true;
}

const leaseEnd = () => new Date(Date.now() + LEASE_MS);

async function runJob(job: ImportJobRecord, signal: AbortSignal | undefined): Promise<void> {
  const options = JSON.parse(job.options) as ReadOptions;
  const source = storedFile(job._id);
  const index = await indexFile(source, options);
  const { error, otherCurrencies } = index;
  await ImportJobModel.updateOne(
    { _id: job._id },
    { $set: { products: index.last.length, otherCurrencies } },
  );
  let { cursor } = job;
  for await (const batch of inSmallBatches(
    skipping(readProducts(source, index, options), cursor),
  )) {
    if (signal?.aborted) throw new StoppedError();
    await importOnce(job, { batch, cursor });
    cursor += batch.length;
    await pause(BREATH_MS);
  }
  if (error)
    await addRemarks(
      job._id,
      [{ line: error.line, column: '', value: '', reason: error.message }],
      true,
    );
  await end(job, 'done', {});
}

/** The products that were not done before. Those are read again: handles and SKUs depend on what stands before. */
async function* skipping(
  products: AsyncIterable<FileProduct>,
  count: number,
): AsyncGenerator<FileProduct> {
  let at = 0;
  for await (const product of products) {
    if (at >= count) yield product;
    at += 1;
  }
}

/** Imports a batch and moves the cursor in the same transaction, so that nothing is imported twice. */
async function importOnce(
  job: ImportJobRecord,
  { batch, cursor }: { batch: FileProduct[]; cursor: number },
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await inTransaction(async (session) => {
        const key = `import-${job._id.toHexString()}-${cursor}`;
        const plans = await importBatch(batch, { by: job.by, key }, session);
        await advance(job, { plans, cursor }, session);
      });
      return;
    } catch (error) {
      // Somebody has taken a slug or an SKU since it was looked for: the next try finds it.
      if (tries === MAX_TRIES || !isDuplicate(error)) throw error;
    }
  }
}

async function advance(
  { _id }: ImportJobRecord,
  { plans, cursor }: { plans: readonly Plan[]; cursor: number },
  session: ClientSession,
): Promise<void> {
  const counts: ImportCounts = { created: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of plans) counts[outcome] += 1;
  const variants = plans.reduce((sum, { file }) => sum + file.variants.length, 0);
  const { matchedCount } = await ImportJobModel.updateOne(
    { _id, holder, cursor, state: 'running' },
    {
      $set: { cursor: cursor + plans.length, leaseUntil: leaseEnd() },
      $inc: {
        variants,
        ...Object.fromEntries(Object.entries(counts).map(([name, by]) => [`counts.${name}`, by])),
      },
    },
    { session },
  );
  if (matchedCount === 0) throw new StoppedError();
  await addRemarks(
    _id,
    plans.flatMap(({ problems }) => problems),
    true,
    session,
  );
  await addRemarks(
    _id,
    plans.flatMap(({ notices }) => notices),
    false,
    session,
  );
}

async function addRemarks(
  job: Types.ObjectId,
  remarks: readonly Remark[],
  isProblem: boolean,
  session?: ClientSession,
): Promise<void> {
  if (remarks.length === 0) return;
  const rows = remarks.map((remark) => ({ ...remark, job, isProblem }));
  await ImportRemarkModel.insertMany(rows, session ? { session } : {});
}

async function end(
  { _id }: ImportJobRecord,
  state: 'done' | 'failed',
  fields: Pick<ImportJobRecord, 'error'>,
): Promise<void> {
  const endedAt = new Date();
  await ImportJobModel.updateOne(
    { _id, holder, state: 'running' },
    // Who did it stands in the audit log, which forgets people in its own way.
    { $set: { state, endedAt, ...fields }, $unset: { 'by.name': 1, 'by.email': 1 } },
  );
  await ImportFileModel.deleteMany({ job: _id });
}
