import mongoose, { Schema, type Types } from 'mongoose';

/** A photo in one width: WebP, without metadata. */
export interface PhotoRecord {
  _id: Types.ObjectId;
  /** The photo's id. The first photo of a product has the product's: before, a product had no other. */
  product: Types.ObjectId;
  /** Pixels. */
  width: number;
  /** Identifies the upload: a digest of the picture. */
  version: string;
  bytes: Buffer;
}

const schema = new Schema<PhotoRecord>(
  {
    product: { type: Schema.Types.ObjectId, required: true },
    width: { type: Number, required: true },
    version: { type: String, required: true },
    bytes: { type: Buffer, required: true },
  },
  { versionKey: false, autoIndex: false },
);

schema.index({ product: 1, width: 1 }, { unique: true });

export const PhotoModel = mongoose.model<PhotoRecord>('Photo', schema);
