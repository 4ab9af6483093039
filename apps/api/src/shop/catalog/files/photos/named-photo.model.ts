import { IMPORT_PHOTO_STATES, type ImportPhotoState } from '@shop/shared';
import mongoose, { Schema, type Types } from 'mongoose';

/** A photo that the file of an import names for a product, and what became of it. */
export interface NamedPhotoRecord {
  _id: Types.ObjectId;
  job: Types.ObjectId;
  /** Its place among all photos of the file. */
  number: number;
  line: number;
  /** A name of a file, or an address. */
  src: string;
  /** Null if the file clears it; empty if it says nothing of it. */
  alt: string | null;
  product: Types.ObjectId;
  /** The variants that show it, once it is there with the photos that they showed before. */
  variants: { _id: Types.ObjectId; before?: Types.ObjectId | null }[];
  /** The file that was sent under its name; absent for one that is fetched. */
  key?: string;
  state: ImportPhotoState;
  /** Why it has failed. */
  reason?: string;
  /** How often it was begun: a photo that ends the process each time must not be tried for ever. */
  tries: number;
  /**
   * The product's photo that it is, known from the beginning for one that the file names as an export does, and its
   * version if the import has added it.
   */
  photo?: Types.ObjectId;
  added?: string;
  /** The alt text of the product's photo before, if the import has changed it. */
  altBefore?: string;
  /** The photos that the product had, in their order before and after, if the import has changed that. */
  order?: { before: Types.ObjectId[]; after: Types.ObjectId[] };
}

const schema = new Schema<NamedPhotoRecord>(
  {
    job: { type: Schema.Types.ObjectId, required: true },
    number: { type: Number, required: true },
    line: { type: Number, required: true },
    src: { type: String, required: true },
    alt: { type: String, default: '' },
    product: { type: Schema.Types.ObjectId, required: true },
    variants: [
      new Schema({ _id: Schema.Types.ObjectId, before: Schema.Types.ObjectId }, { _id: false }),
    ],
    key: String,
    state: { type: String, enum: IMPORT_PHOTO_STATES, required: true },
    reason: String,
    tries: { type: Number, required: true, default: 0 },
    photo: Schema.Types.ObjectId,
    added: String,
    altBefore: String,
    order: new Schema(
      { before: [Schema.Types.ObjectId], after: [Schema.Types.ObjectId] },
      { _id: false },
    ),
  } satisfies Record<Exclude<keyof NamedPhotoRecord, '_id'>, unknown>,
  { versionKey: false, autoIndex: false },
);

schema.index({ job: 1, number: 1 }, { unique: true });
schema.index({ job: 1, state: 1, number: 1 });
// The photos of a product before one of them.
schema.index({ job: 1, product: 1, number: 1 });
// What earlier imports have fetched for a product.
schema.index({ product: 1 });

export const NamedPhotoModel = mongoose.model<NamedPhotoRecord>('ImportPhoto', schema);
