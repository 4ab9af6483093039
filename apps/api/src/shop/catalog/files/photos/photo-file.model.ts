import mongoose, { Schema, Types, type ClientSession } from 'mongoose';
import { ImportFileModel, piecesOf, storedFile } from '../jobs/import-file.model.js';

/** The file of a photo that was sent with an import. Its bytes are stored as those of other files, under its id. */
export interface PhotoFileRecord {
  _id: Types.ObjectId;
  job: Types.ObjectId;
  /** Its name in the form by which it is found: see `photoKey`. */
  key: string;
  /** Bytes. */
  size: number;
}

const schema = new Schema<PhotoFileRecord>(
  {
    job: { type: Schema.Types.ObjectId, required: true },
    key: { type: String, required: true },
    size: { type: Number, required: true },
  },
  { versionKey: false, autoIndex: false },
);

schema.index({ job: 1, key: 1 }, { unique: true });

export const PhotoFileModel = mongoose.model<PhotoFileRecord>('ImportPhotoFile', schema);

/** Stores the file of a photo, in the place of one of the same name. @returns the bytes of that one, or undefined. */
export async function storePhotoFile(
  { job, key, bytes }: Pick<PhotoFileRecord, 'job' | 'key'> & { bytes: Buffer },
  session: ClientSession,
): Promise<number | undefined> {
  const before = await PhotoFileModel.findOne({ job, key }, null, { session }).lean();
  const _id = before?._id ?? new Types.ObjectId();
  const $set = { _id, size: bytes.length };
  await PhotoFileModel.updateOne({ job, key }, { $set }, { upsert: true, session });
  await ImportFileModel.deleteMany({ job: _id }, { session });
  await ImportFileModel.insertMany(
    piecesOf(bytes).map((piece, number) => ({ job: _id, number, bytes: piece })),
    { session },
  );
  return before?.size;
}

/** The bytes of a photo's file; undefined if there is none of this name. */
export async function readPhotoFile(job: Types.ObjectId, key: string): Promise<Buffer | undefined> {
  const file = await PhotoFileModel.findOne({ job, key }).lean();
  if (!file) return undefined;
  const pieces: Uint8Array[] = [];
  for await (const piece of storedFile(file._id).open()) pieces.push(piece);
  return Buffer.concat(pieces);
}
