import type { FileSource } from '@shop/product-files';
import mongoose, { Schema, type Types } from 'mongoose';

/** A piece of the file that an import reads, or of a photo's: another instance may go on with it. */
interface ImportFileRecord {
  _id: Types.ObjectId;
  /** The import, or the photo's file. */
  job: Types.ObjectId;
  number: number;
  bytes: Buffer;
}

const schema = new Schema<ImportFileRecord>(
  {
    job: { type: Schema.Types.ObjectId, required: true },
    number: { type: Number, required: true },
    bytes: { type: Buffer, required: true },
  },
  { versionKey: false, autoIndex: false },
);

schema.index({ job: 1, number: 1 }, { unique: true });

export const ImportFileModel = mongoose.model<ImportFileRecord>('ImportFile', schema);

const PIECE_BYTES = 256 * 1024;

/** Stores a file in pieces. */
export async function storeFile(
  job: Types.ObjectId,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  let number = 0;
  for await (const chunk of bytes) {
    for (const piece of piecesOf(chunk))
      await ImportFileModel.create({ job, number: number++, bytes: piece });
  }
}

/** Bytes in pieces as they are stored. */
export function piecesOf(bytes: Uint8Array): Buffer[] {
  const count = Math.ceil(bytes.length / PIECE_BYTES);
  return Array.from({ length: count }, (_, at) =>
    Buffer.from(bytes.subarray(at * PIECE_BYTES, (at + 1) * PIECE_BYTES)),
  );
}

/** Stores one piece again or for the first time. */
export async function storePiece(
  job: Types.ObjectId,
  number: number,
  bytes: Buffer,
): Promise<void> {
  await ImportFileModel.updateOne({ job, number }, { $set: { bytes } }, { upsert: true });
}

/** A stored file, piece by piece. */
export function storedFile(job: Types.ObjectId): FileSource {
  return {
    async *open() {
      for (let number = 0; ; number += 1) {
        const piece = await ImportFileModel.collection.findOne<{ bytes: { buffer: Uint8Array } }>(
          { job, number },
          { projection: { bytes: 1 } },
        );
        if (!piece) return;
        yield piece.bytes.buffer;
      }
    },
  };
}
