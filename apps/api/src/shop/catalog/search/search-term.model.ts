import mongoose, { Schema } from 'mongoose';

/** A word of the shop's vocabulary, with its forms that lack one letter. */
export interface SearchTermRecord {
  /** The word itself. */
  _id: string;
  /** The word without each one of its letters in turn; empty for short words, whose typos are not corrected. */
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
