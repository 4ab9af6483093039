import type { FileProduct, Remark, WrongRow } from '@shop/product-files';
import mongoose, { Schema, type ClientSession, type Types } from 'mongoose';
import type { Plan } from '../import/plan.js';

/** A row of a product that an import has refused. */
export interface WrongRowRecord {
  _id: Types.ObjectId;
  job: Types.ObjectId;
  line: number;
  cells: string[];
  problem: string;
}

const schema = new Schema<WrongRowRecord>(
  {
    job: { type: Schema.Types.ObjectId, required: true },
    line: { type: Number, required: true },
    cells: { type: [String], required: true },
    problem: { type: String, default: '' },
  },
  { versionKey: false, autoIndex: false },
);

schema.index({ job: 1, line: 1 });

export const WrongRowModel = mongoose.model<WrongRowRecord>('ImportWrongRow', schema);

const BATCH = 500;

/** Keeps all rows of the refused products: the whole product has to be imported again. */
export async function addWrongRows(
  job: Types.ObjectId,
  plans: readonly Plan[],
  session: ClientSession,
): Promise<void> {
  const rows = plans
    .filter(({ outcome }) => outcome === 'refused')
    .flatMap(({ file, problems }) =>
      file.records.map(({ line, cells }) => ({
        job,
        line,
        cells,
        problem: problemAt(line, file, problems),
      })),
    );
  if (rows.length > 0) await WrongRowModel.insertMany(rows, { session });
}

function problemAt(line: number, file: FileProduct, problems: readonly Remark[]): string {
  const own = problems.filter((problem) => problem.line === line);
  if (own.length === 0) return `Refused with line ${problems[0]?.line ?? file.line}`;
  return own.map(({ column, reason }) => (column ? `${column}: ${reason}` : reason)).join('; ');
}

/** The refused rows of an import in the order of its file. */
export async function* wrongRowsOf(job: Types.ObjectId): AsyncGenerator<WrongRow[]> {
  let after = -1;
  for (;;) {
    const rows = await WrongRowModel.find({ job, line: { $gt: after } })
      .sort({ line: 1 })
      .limit(BATCH)
      .lean();
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.line;
  }
}
