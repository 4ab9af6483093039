import mongoose, { Schema, type Types } from 'mongoose';

/** A task outside the transaction that caused it. Done ones are deleted. */
export interface JobRecord {
  _id: Types.ObjectId;
  /** Which handler does it. */
  topic: string;
  /** Names its cause: there is one job at a time for each. */
  key: string;
  /** Ids alone, so that a job keeps nothing that is to be forgotten. */
  data: Record<string, string>;
  /** When it may be claimed. While a process works on it, the end of that process's lease. */
  dueAt: Date;
  /** The claim that works on it; absent while nobody does. */
  owner?: string;
  /** How often it was claimed. */
  tries: number;
  /** `dead` jobs are not tried again by themselves. */
  state: 'due' | 'dead';
  /** Why the last try failed. */
  lastError?: string;
  createdAt: Date;
}

const schema = new Schema<JobRecord>(
  {
    topic: { type: String, required: true },
    key: { type: String, required: true },
    data: { type: Schema.Types.Mixed, required: true },
    dueAt: { type: Date, required: true },
    owner: String,
    tries: { type: Number, required: true },
    state: { type: String, enum: ['due', 'dead'], required: true },
    lastError: String,
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, autoIndex: false, minimize: false },
);

schema.index({ key: 1 }, { unique: true });
schema.index({ state: 1, dueAt: 1 });

export const JobModel = mongoose.model<JobRecord>('Job', schema);
