import {
  FileError,
  indexFile,
  readProducts,
  type FileProduct,
  type ReadOptions,
} from '@shop/product-files';
import { HttpError } from '@shop/http/errors';
import type { ClientSession } from 'mongoose';
import { BatchSize, batchesOf, sizeOf } from '../import/batches.js';
import { importBatch, planBatch } from '../import/import-batch.js';
import type { Plan } from '../import/plan.js';
import type { Written } from '../import/write/written.js';
import { runUndo } from '../undo/run-undo.js';
import { readSources, type FetchPhoto, type PhotoSources } from '../photos/photo-sources.js';
import { runPhotos } from '../photos/run-photos.js';
import { UnusedPhotos } from '../photos/unused-photos.js';
import { breathe, inBatch } from './in-batch.js';
import { advance, end, holder, leaseEnd, StoppedError } from './advance-job.js';
import { storedFile } from './import-file.model.js';
import { LearntWords } from './learnt-words.js';
import { ImportJobModel, type ImportJobRecord } from './import-job.model.js';
import { addRemarks } from './import-remark.model.js';
import { checkedDigests } from './import-result.model.js';
import type { RunDeps } from './run-deps.js';
import { OPEN_STATES } from './run-later.js';

/**
 * Takes the oldest import that nobody runs or checks, or a given one, and does that as far as it goes.
 * @returns false if there is none.
 */
export async function runNextJob(
  { fetchPhoto, ...deps }: RunDeps = {},
  only?: ImportJobRecord['_id'],
): Promise<boolean> {
  const now = new Date();
  const job = await ImportJobModel.findOneAndUpdate(
    {
      ...(only && { _id: only }),
      state: { $in: OPEN_STATES },
      $or: [{ leaseUntil: null }, { leaseUntil: { $lt: now } }, { holder }],
    },
    { $set: { holder, leaseUntil: leaseEnd() } },
    { sort: { createdAt: 1 }, returnDocument: 'after' },
  ).lean();
  if (!job) return false;
  try {
    await (job.state === 'undoing' ? runUndo(job, deps) : runJob(job, deps.signal, fetchPhoto));
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

async function runJob(
  job: ImportJobRecord,
  signal: AbortSignal | undefined,
  fetchPhoto: FetchPhoto | undefined,
): Promise<void> {
  const options = JSON.parse(job.options) as ReadOptions;
  const source = storedFile(job._id);
  const index = await indexFile(source, options);
  const { error, otherCurrencies, format } = index;
  await ImportJobModel.updateOne(
    { _id: job._id },
    { $set: { products: index.last.length, otherCurrencies, separator: format.separator } },
  );
  const sources = await readSources(job._id, fetchPhoto !== undefined);
  const unused = new UnusedPhotos(sources);
  let { cursor } = job;
  const left = skipping(unused.noting(readProducts(source, index, options)), cursor);
  const size = new BatchSize();
  const checked =
    job.state === 'running' ? await checkedDigests(job._id) : new Map<number, string>();
  const learnt = new LearntWords();
  for await (const batch of batchesOf(left, size)) {
    if (signal?.aborted) throw new StoppedError();
    const began = performance.now();
    await importOnce(job, { batch, cursor, checked, learnt, sources });
    size.took(performance.now() - began, sizeOf(batch));
    cursor += batch.length;
    await breathe();
  }
  // What the rest of a file that breaks off names is not known.
  if (!error) await unused.tell(job._id);
  if (job.state === 'running') await runPhotos(job, { fetchPhoto, signal });
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
  learnt: LearntWords;
  sources: PhotoSources;
}

/**
 * Imports or only plans a batch, and moves the cursor in the same transaction, so that nothing is imported or told
 * twice.
 */
async function importOnce(job: ImportJobRecord, { sources, ...next }: NextBatch): Promise<void> {
  const written = await inBatch(async (session) => {
    const done = await doBatch(job, next, session);
    await advance(job, { ...done, cursor: next.cursor, sources }, session);
    return done.written;
  });
  next.learnt.learn(written);
}

async function doBatch(
  job: ImportJobRecord,
  { batch, cursor, checked, learnt }: Omit<NextBatch, 'sources'>,
  session: ClientSession,
): Promise<{ plans: Plan[]; written: Written[] }> {
  if (job.state === 'checking') return { plans: await planBatch(batch), written: [] };
  const key = `import-${job._id.toHexString()}-${cursor}`;
  return importBatch(batch, { by: job.by, key, checked, learnt }, session);
}
