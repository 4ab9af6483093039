import type { Remark } from '@shop/product-files';
import mongoose, { Schema, type ClientSession, type Types } from 'mongoose';

/** Why an import has refused a product, or what it made of a cell. */
export interface ImportRemarkRecord extends Remark {
  _id: Types.ObjectId;
  job: Types.ObjectId;
  isProblem: boolean;
}

const schema = new Schema<ImportRemarkRecord>(
  {
    job: { type: Schema.Types.ObjectId, required: true },
    isProblem: { type: Boolean, required: true },
    line: { type: Number, required: true },
    column: { type: String, default: '' },
    value: { type: String, default: '' },
    reason: { type: String, required: true },
  },
  { versionKey: false, autoIndex: false },
);

schema.index({ job: 1, isProblem: -1, line: 1 });

export const ImportRemarkModel = mongoose.model<ImportRemarkRecord>('ImportRemark', schema);

/** Keeps remarks about a file. */
export async function addRemarks(
  job: Types.ObjectId,
  remarks: readonly Remark[],
  isProblem: boolean,
  session?: ClientSession,
): Promise<void> {
  if (remarks.length === 0) return;
  const rows = remarks.map((remark) => ({ ...remark, job, isProblem }));
  await ImportRemarkModel.insertMany(rows, session ? { session } : {});
}
