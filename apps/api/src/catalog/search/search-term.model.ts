import mongoose, { Schema } from 'mongoose';

/** A word of the shop's vocabulary, with the forms that one missing letter gives it. */
export interface SearchTermRecord {
  /** The word itself. */
  _id: string;
  /** The word less each one of its letters; empty for short words, whose typos are not forgiven. */
  deletions: string[];
}

const schema = new Schema<SearchTermRecord>(
  {
    _id: { type: String, required: true },
    deletions: { type: [String], required: true },
  },
  { versionKey: false, autoIndex: false },
);

schema.index({ deletions: 1 });

export const SearchTermModel = mongoose.model<SearchTermRecord>('SearchTerm', schema);
