import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { CsvWriter } from '@shop/product-files';
import { ZipFile } from 'yazl';
import { findPhoto } from '../../photos/stored-photos.js';
import {
  namedPhotos,
  writtenProduct,
  type ExportedProduct,
  type NamedPhoto,
} from './exported-product.js';
import type { InTurn } from './export-queue.js';

type Batches = AsyncIterable<readonly ExportedProduct[]>;

/** Products as a CSV file. */
export async function* csvOf(batches: Batches): AsyncGenerator<string> {
  yield CsvWriter.header();
  for await (const batch of batches) yield CsvWriter.rows(batch.map(writtenProduct));
}

/** A ZIP of the CSV file and the photos that it names, in the largest width that the shop has. */
export async function* archiveOf(
  batches: Batches,
  { name, inTurn }: { name: string; inTurn: InTurn },
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream);
  const photos: NamedPhoto[] = [];
  let entry: Readable | undefined;

  /** Adds a file, and waits until it has gone out: the archive never holds two. */
  async function add(
    path: string,
    content: AsyncIterable<string> | Uint8Array[],
    compress: boolean,
  ) {
    entry = Readable.from(content, { objectMode: false });
    zip.addReadStream(entry, path, { compress });
    await finished(entry);
  }

  async function fill() {
    await add(name, csvOf(remembering(batches, photos)), true);
    for (const { _id, src } of photos) {
      const photo = await inTurn(() => findPhoto(_id, undefined));
      // Removed since its product was read.
      if (!photo) continue;
      // Photos are compressed already.
      await add(src, [Buffer.from(photo.bytes.buffer)], false);
    }
    zip.end();
  }

  const filled = fill().catch((error: unknown) => output.destroy(asError(error)));
  try {
    yield* output as AsyncIterable<Uint8Array>;
    await filled;
  } finally {
    entry?.destroy();
  }
}

/** The same products, whose photos are put on a list. */
async function* remembering(
  batches: Batches,
  photos: NamedPhoto[],
): AsyncGenerator<readonly ExportedProduct[]> {
  for await (const batch of batches) {
    photos.push(...batch.flatMap(namedPhotos));
    yield batch;
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
