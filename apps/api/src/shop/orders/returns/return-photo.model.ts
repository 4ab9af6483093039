import mongoose, { Schema, type Types } from 'mongoose';

/**
 * A photo by which a buyer shows what is wrong with what they send back. Apart from the photos of products, which
 * everybody may see.
 */
export interface ReturnPhotoRecord {
  /** The id of the return. */
  _id: Types.ObjectId;
  /** Pixels. */
  width: number;
  /** Identifies the upload: a digest of the picture. */
  version: string;
  /** WebP, without metadata. */
  bytes: Buffer;
}

const schema = new Schema<ReturnPhotoRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    width: { type: Number, required: true },
    version: { type: String, required: true },
    bytes: { type: Buffer, required: true },
  },
  { versionKey: false, autoIndex: false },
);

export const ReturnPhotoModel = mongoose.model<ReturnPhotoRecord>('ReturnPhoto', schema);
