import type { ImportOutcome } from '@shop/shared';
import mongoose, { Schema, Types, type ClientSession } from 'mongoose';
import { digestOf } from '../import/conflicts.js';
import { priceOfNew } from '../import/new-product.js';
import type { FieldChange, Plan } from '../import/plan.js';

/** What a check says about a product of the file. */
export interface ImportResultRecord {
  _id: Types.ObjectId;
  job: Types.ObjectId;
  line: number;
  name: string;
  outcome: ImportOutcome;
  changes: FieldChange[];
  /** Tells whether the import would make the same of it: see `digestOf`. */
  digest: string;
}

const schema = new Schema<ImportResultRecord>(
  {
    job: { type: Schema.Types.ObjectId, required: true },
    line: { type: Number, required: true },
    name: { type: String, default: '' },
    outcome: { type: String, required: true },
    changes: [
      new Schema<FieldChange>({ field: String, before: String, after: String }, { _id: false }),
    ],
    digest: { type: String, required: true },
  },
  { versionKey: false, autoIndex: false },
);

schema.index({ job: 1, outcome: 1, line: 1 });
schema.index({ job: 1, line: 1 });

export const ImportResultModel = mongoose.model<ImportResultRecord>('ImportResult', schema);

/** More changes of one product are left out, and longer texts are cut: a check is read by people. */
const CHANGES = 40;
const CHARACTERS = 300;

/** Keeps what a check says about some products. */
export async function addResults(
  job: Types.ObjectId,
  plans: readonly Plan[],
  session: ClientSession,
): Promise<void> {
  const rows = plans.map(({ outcome, file, before, changes, after }): ImportResultRecord => ({
    _id: new Types.ObjectId(),
    job,
    line: file.line,
    name: file.fields.name ?? before?.product.name ?? file.handle ?? '',
    outcome,
    digest: digestOf({ outcome, changes }),
    changes: toldOf({ outcome, changes, after }).map((change) => ({
      field: change.field,
      before: shortened(change.before),
      after: shortened(change.after),
    })),
  }));
  // Bypasses the model: a check says something about thousands.
  await ImportResultModel.collection.insertMany(rows, { session });
}

/** What people read of a plan: of a new product, what it costs. */
function toldOf({ outcome, changes, after }: Pick<Plan, 'outcome' | 'changes' | 'after'>) {
  return outcome === 'created' && after ? [priceOfNew(after)] : changes.slice(0, CHANGES);
}

/** What a check has said, as digests by line; empty without a check. */
export async function checkedDigests(job: Types.ObjectId): Promise<ReadonlyMap<number, string>> {
  const digests = new Map<number, string>();
  const found = ImportResultModel.find({ job }, { _id: 0, line: 1, digest: 1 }).lean().cursor();
  for await (const { line, digest } of found) digests.set(line, digest);
  return digests;
}

function shortened(text: string): string {
  return text.length > CHARACTERS ? `${text.slice(0, CHARACTERS)}…` : text;
}
