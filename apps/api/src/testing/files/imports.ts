import type { ReadOptions } from '@shop/product-files';
import type { ImportState } from '@shop/shared';
import { Types } from 'mongoose';
import { operator } from '../../shop/accounts/index.js';
import { importFile } from '../../shop/catalog/files/import-file.js';
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

/** Imports rows of products as a stopped shop does. @returns the import's id. */
export async function importRows(
  rows: readonly string[],
  { complete = false }: Pick<ReadOptions, 'complete'> = {},
): Promise<string> {
  const bytes = new TextEncoder().encode([...rows, ''].join('\n'));
  const source = {
    async *open() {
      yield await Promise.resolve(bytes);
    },
  };
  const options = { currency: 'USD', complete };
  await importFile(source, { name: 'p.csv', options, by: operator(), isShared: false });
  const [job] = await ImportJobModel.find().sort({ createdAt: -1, _id: -1 }).lean();
  return job?._id.toHexString() ?? '';
}
