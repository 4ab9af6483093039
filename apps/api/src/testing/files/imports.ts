import type { ImportState } from '@shop/shared';
import { Types } from 'mongoose';
import { ImportJobModel } from '../../shop/catalog/files/jobs/import-job.model.js';
import { MAKER } from '../factories.js';

/** A file that is small enough for one piece, in base64. */
export function pieceOf(text: string) {
  return { bytes: Buffer.from(text).toString('base64') };
}

/** An import in the database, without its file. @returns its id. */
export async function buildImport(
  text: string,
  { state }: { state: ImportState },
): Promise<string> {
  const _id = new Types.ObjectId();
  const { _id: by, requestId } = MAKER;
  await ImportJobModel.create({
    _id,
    name: 'products.csv',
    size: Buffer.byteLength(text),
    state,
    by: { _id: by, requestId },
    options: '{"currency":"USD"}',
    createdAt: new Date(),
  });
  return _id.toHexString();
}
