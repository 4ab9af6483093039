import { FileError, readColumns } from '@shop/product-files';
import { IMPORT_LIMITS, importPieces } from '@shop/shared';
import { inTransaction } from '@shop/mongo';
import type { SignedInActor } from '@shop/http/access';
import { conflict, notFound, wrongField } from '@shop/http/errors';
import { ImportFileModel, storedFile, storePiece } from '../jobs/import-file.model.js';
import { findJob } from '../jobs/import-report.js';
import { ImportJobModel, type ImportJobRecord } from '../jobs/import-job.model.js';
import { recordState } from './record-state.js';

/** Stores a piece of a file, counted from 1. After the last, its columns are read and it can be checked. */
export async function addPiece(
  { id, number }: { id: string; number: number },
  bytes: Buffer,
  by: SignedInActor,
): Promise<ImportJobRecord> {
  const job = await findJob(id);
  if (!job) throw notFound('Import');
  if (job.state !== 'uploading') throw conflict('The file is complete');
  const { size = 0 } = job;
  const all = importPieces(size);
  if (number > all) throw wrongField('number', `The file has ${all} pieces`);
  const expected =
    number < all ? IMPORT_LIMITS.pieceBytes : size - (all - 1) * IMPORT_LIMITS.pieceBytes;
  if (bytes.length !== expected)
    throw wrongField('bytes', `This piece must have ${expected} bytes`);
  await storePiece(job._id, number - 1, bytes);
  const stored = await ImportFileModel.countDocuments({ job: job._id });
  return stored < all ? job : complete(job, by);
}

async function complete(job: ImportJobRecord, by: SignedInActor): Promise<ImportJobRecord> {
  const read = await columnsOf(job);
  const completed = await inTransaction(async (session) => {
    const after = await ImportJobModel.findOneAndUpdate(
      { _id: job._id, state: 'uploading' },
      { $set: read },
      { session, returnDocument: 'after' },
    ).lean();
    if (!after) throw conflict('The file is complete');
    await recordState(job, after, { by, session });
    return after;
  });
  if (completed.state === 'failed') await ImportFileModel.deleteMany({ job: job._id });
  return completed;
}

async function columnsOf({ _id }: ImportJobRecord): Promise<Partial<ImportJobRecord>> {
  try {
    const columns = await readColumns(storedFile(_id));
    if (columns.length > IMPORT_LIMITS.columns)
      throw new FileError(`The file has more than ${IMPORT_LIMITS.columns} columns`);
    if (columns.some(({ header }) => header.length > IMPORT_LIMITS.header))
      throw new FileError(`A header has more than ${IMPORT_LIMITS.header} characters`);
    return { state: 'ready', columns };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return { state: 'failed', error: error.message, endedAt: new Date() };
  }
}
