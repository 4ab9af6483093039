import { readColumns, type ReadOptions } from '@shop/product-files';
import { inTransaction } from '@shop/mongo';
import { Types } from 'mongoose';
import type { Actor } from '@shop/http/access';
import { storeSentPhotos, type SentPhoto } from '../photos/sent-photos.js';
import { forgetOldRows } from './forget-old-rows.js';
import { storedFile, storeFile } from './import-file.model.js';
import { ImportJobModel } from './import-job.model.js';
import { runLater } from './run-later.js';

/** Stores a file as an import that the next free instance runs. */
export async function startJob(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  {
    name,
    options,
    photos,
    by: { _id: actor, name: actorName, email, requestId },
  }: { name: string; options: ReadOptions; by: Actor; photos?: Iterable<SentPhoto> },
): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  await storeFile(_id, bytes);
  const columns = await readColumns(storedFile(_id));
  const sent = photos && (await storeSentPhotos(_id, photos));
  await forgetOldRows();
  const job = {
    _id,
    name,
    state: 'running',
    columns,
    ...(sent && { photos: sent }),
    by: { _id: actor, name: actorName, email, requestId },
    options: JSON.stringify(options),
    createdAt: new Date(),
  } as const;
  await inTransaction(async (session) => {
    await ImportJobModel.create([job], { session });
    await runLater(job, session);
  });
  return _id;
}
