import mongoose, { Schema, type Types } from 'mongoose';

/** A category's photo in one width: WebP, without metadata. */
interface CategoryPhotoRecord {
  _id: Types.ObjectId;
  category: Types.ObjectId;
  /** Pixels. */
  width: number;
  /** Identifies the upload: a digest of the picture. */
  version: string;
  bytes: Buffer;
}

const schema = new Schema<CategoryPhotoRecord>(
  {
    category: { type: Schema.Types.ObjectId, ref: 'Category', required: true },
    width: { type: Number, required: true },
    version: { type: String, required: true },
    bytes: { type: Buffer, required: true },
  },
  { versionKey: false, autoIndex: false },
);

schema.index({ category: 1, width: 1 }, { unique: true });

export const CategoryPhotoModel = mongoose.model<CategoryPhotoRecord>('CategoryPhoto', schema);
