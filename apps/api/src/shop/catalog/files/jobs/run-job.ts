import { setTimeout as pause } from 'node:timers/promises';
import {
  FileError,
  indexFile,
  readProducts,
  type FileProduct,
  type ReadOptions,
} from '@shop/product-files';
import { HttpError } from '@shop/http/errors';
import { inTransaction, isDuplicate } from '@shop/mongo';
import type { ClientSession } from 'mongoose';
import { BatchSize, batchesOf, sizeOf } from '../import/batches.js';
import { importBatch, planBatch } from '../import/import-batch.js';
import type { Plan } from '../import/plan.js';
import { advance, end, holder, leaseEnd, StoppedError } from './advance-job.js';
import { storedFile } from './import-file.model.js';
import { ImportJobModel, type ImportJobRecord } from './import-job.model.js';
import { addRemarks } from './import-remark.model.js';
import { checkedDigests } from './import-result.model.js';

const MAX_TRIES = 5;
/** Between two batches, so that shoppers are served first. */
const BREATH_MS = 2;

/** Takes the oldest import that nobody runs or checks, and does that as far as it goes. @returns false if there is none. */
export async function runNextJob(signal?: AbortSignal): Promise<boolean> {
  const now = new Date();
  const job = await ImportJobModel.findOneAndUpdate(
    {
      state: { $in: ['running', 'checking'] },
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
    // A file that can't be checked may be read with other columns.
    await end(job, job.state === 'checking' ? 'ready' : 'failed', { error: error.message });
  } finally {
    await ImportJobModel.updateOne(
      { _id: job._id, holder },
      { $unset: { holder: 1, leaseUntil: 1 } },
    );
  }
  return true;
}

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
  const left = skipping(readProducts(source, index, options), cursor);
  const size = new BatchSize();
  const checked =
    job.state === 'running' ? await checkedDigests(job._id) : new Map<number, string>();
  for await (const batch of batchesOf(left, size)) {
    if (signal?.aborted) throw new StoppedError();
    const began = performance.now();
    await importOnce(job, { batch, cursor, checked });
    size.took(performance.now() - began, sizeOf(batch));
    cursor += batch.length;
    await pause(BREATH_MS);
  }
  if (error)
    await addRemarks(
      job._id,
      [{ line: error.line, column: '', value: '', reason: error.message }],
      true,
    );
  await end(job, job.state === 'checking' ? 'checked' : 'done', {});
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

/** Products, where they stand in the file, and what a check has shown of them. */
interface NextBatch {
  batch: FileProduct[];
  cursor: number;
  checked: ReadonlyMap<number, string>;
}

/**
 * Imports or only plans a batch, and moves the cursor in the same transaction, so that nothing is imported or told
 * twice.
 */
async function importOnce(
  job: ImportJobRecord,
  { batch, cursor, checked }: NextBatch,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await inTransaction(async (session) => {
        const plans = await plansOf(job, { batch, cursor, checked }, session);
        await advance(job, { plans, cursor }, session);
      });
      return;
    } catch (error) {
      // Somebody has taken a slug or an SKU since it was looked for: the next try finds it.
      if (tries === MAX_TRIES || !isDuplicate(error)) throw error;
    }
  }
}

async function plansOf(
  job: ImportJobRecord,
  { batch, cursor, checked }: NextBatch,
  session: ClientSession,
): Promise<Plan[]> {
  if (job.state === 'checking') return planBatch(batch);
  const key = `import-${job._id.toHexString()}-${cursor}`;
  return importBatch(batch, { by: job.by, key, checked }, session);
}
