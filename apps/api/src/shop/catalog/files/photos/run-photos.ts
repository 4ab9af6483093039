import { setTimeout as pause } from 'node:timers/promises';
import { HttpError, isBusy } from '@shop/http/errors';
import type { ClientSession } from 'mongoose';
import { preparePhoto } from '../../photos/prepare-photo.js';
import { photosOf } from '../../product-photos/product-photos.js';
import { ProductModel } from '../../products/product.model.js';
import { holder, leaseEnd, StoppedError } from '../jobs/advance-job.js';
import { ImportJobModel, type ImportJobRecord } from '../jobs/import-job.model.js';
import { breathe, inBatch } from '../jobs/in-batch.js';
import { OutsideError } from '../../../../platform/outside/outside-error.js';
import { boundedFetcher } from './fetch/bounded-fetcher.js';
import { fetchedBefore } from './fetched-before.js';
import { NamedPhotoModel, type NamedPhotoRecord } from './named-photo.model.js';
import { readPhotoFile } from './photo-file.model.js';
import type { FetchPhoto } from './photo-sources.js';
import { photoWithBytes, writePhoto, type ReadyPhoto } from './write-photo.js';

/** Takes turns with the photos that administrators upload. */
const IMPORTER = { key: 'import' };
const MOST_TRIES = 5;
const BUSY_MS = 2_000;
const SIGN_OF_LIFE_MS = 3_000;

/** Gives the imported products their photos, one after the other, as far as it goes. */
export async function runPhotos(
  job: ImportJobRecord,
  { fetchPhoto, signal }: { fetchPhoto: FetchPhoto | undefined; signal: AbortSignal | undefined },
): Promise<void> {
  const bounded = fetchPhoto && boundedFetcher(fetchPhoto, { fetched: await countFetched(job) });
  const stop = keepAlive(job);
  try {
    for (;;) {
      if (signal?.aborted) throw new StoppedError();
      const row = await begin(job);
      if (!row) return;
      await settle(job, row, { fetchPhoto: bounded, signal });
      await breathe();
    }
  } finally {
    stop();
  }
}

/** How many photos the import has fetched before it was paused, or its process ended. */
function countFetched({ _id }: ImportJobRecord): Promise<number> {
  return NamedPhotoModel.countDocuments({ job: _id, key: null, src: /^https?:/i, state: 'done' });
}

/** A photo may take longer than others would wait for a sign of life. */
function keepAlive({ _id }: ImportJobRecord): () => void {
  const timer = setInterval(() => {
    const $set = { leaseUntil: leaseEnd() };
    ImportJobModel.updateOne({ _id, holder }, { $set }).catch(() => undefined);
  }, SIGN_OF_LIFE_MS);
  return () => clearInterval(timer);
}

/** The next photo that waits. Its try is counted before, because it may end the process. */
async function begin(job: ImportJobRecord): Promise<NamedPhotoRecord | undefined> {
  await assertHeld(job);
  const row = await NamedPhotoModel.findOneAndUpdate(
    { job: job._id, state: 'waiting' },
    { $inc: { tries: 1 } },
    { sort: { number: 1 }, returnDocument: 'after' },
  ).lean();
  return row ?? undefined;
}

async function assertHeld({ _id, state }: ImportJobRecord, session?: ClientSession): Promise<void> {
  const { matchedCount } = await ImportJobModel.updateOne(
    { _id, holder, state },
    { $set: { leaseUntil: leaseEnd() } },
    session ? { session } : {},
  );
  if (matchedCount === 0) throw new StoppedError();
}

async function settle(
  job: ImportJobRecord,
  row: NamedPhotoRecord,
  outside: { fetchPhoto: FetchPhoto | undefined; signal: AbortSignal | undefined },
): Promise<void> {
  if (row.tries > MOST_TRIES) return fail(job, row, 'The photo could not be processed');
  try {
    const ready = await makeReady(row, outside);
    await inBatch(async (session) => {
      const done = await writePhoto(row, { ready, by: job.by }, session);
      await record(job, row, { state: 'done', ...done }, session);
    });
  } catch (error) {
    if (isBusy(error)) {
      await pause(BUSY_MS);
      return;
    }
    if (!(error instanceof HttpError) && !(error instanceof OutsideError)) throw error;
    await fail(job, row, error.message);
  }
}

async function makeReady(
  row: NamedPhotoRecord,
  { fetchPhoto, signal }: { fetchPhoto: FetchPhoto | undefined; signal: AbortSignal | undefined },
): Promise<ReadyPhoto> {
  if (row.photo) return { own: row.photo };
  const product = await ProductModel.findById(row.product, { photo: 1, photos: 1 }).lean();
  const photos = product ? photosOf(product) : [];
  const known = row.key === undefined ? await fetchedBefore(row, photos) : undefined;
  if (known) return { same: known };
  const bytes = await bytesOf(row, fetchPhoto, signal);
  const same = await photoWithBytes(photos, bytes);
  return same ? { same } : { prepared: await preparePhoto(bytes, IMPORTER, { keepsWebp: true }) };
}

async function bytesOf(
  { job, key, src }: NamedPhotoRecord,
  fetchPhoto: FetchPhoto | undefined,
  signal: AbortSignal | undefined,
): Promise<Buffer> {
  if (key === undefined) {
    if (!fetchPhoto) throw new OutsideError('The operator no longer allows addresses');
    return fetchPhoto(src, signal);
  }
  const bytes = await readPhotoFile(job, key);
  if (!bytes) throw new OutsideError('Its file is gone');
  return bytes;
}

function fail(job: ImportJobRecord, row: NamedPhotoRecord, reason: string): Promise<void> {
  return inBatch((session) => record(job, row, { state: 'failed', reason }, session));
}

/** Records what became of a photo, once. @throws StoppedError if this instance may not go on. */
async function record(
  job: ImportJobRecord,
  { _id }: NamedPhotoRecord,
  outcome: Partial<NamedPhotoRecord> & { state: 'done' | 'failed' },
  session: ClientSession,
): Promise<void> {
  const { matchedCount } = await ImportJobModel.updateOne(
    { _id: job._id, holder, state: job.state },
    {
      $set: { leaseUntil: leaseEnd() },
      // An import that has written photos alone can be undone, too.
      $inc: { 'photos.waiting': -1, [`photos.${outcome.state}`]: 1, 'undo.products': 0 },
    },
    { session },
  );
  if (matchedCount === 0) throw new StoppedError();
  const { matchedCount: isFirst } = await NamedPhotoModel.updateOne(
    { _id, state: 'waiting' },
    { $set: outcome },
    { session },
  );
  if (isFirst === 0) throw new StoppedError();
}
