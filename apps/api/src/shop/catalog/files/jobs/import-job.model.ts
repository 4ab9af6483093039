import type { FileColumn } from '@shop/product-files';
import { IMPORT_STATES, type ImportState, type UndoOutcome } from '@shop/shared';
import mongoose, { Schema, type Types } from 'mongoose';

/** How many products an import made what of. */
export interface ImportCounts {
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
}

/** How many products undoing has made what of. */
export type UndoCounts = Record<UndoOutcome, number>;

interface UndoProgress {
  /** Products that were written. */
  products: number;
  /** Of them, those that are done, the latest first; absent until it is undone. */
  processed?: number;
  counts?: UndoCounts;
  /** Of what was made for them: how many were looked at, how many of which are deleted, and the names of the rest. */
  made?: { processed: number; categories: number; brands: number; left: string[] };
}

/** The photos of an import. */
export interface ImportPhotos {
  /** Files that were sent with it, and their bytes. */
  files: number;
  bytes: number;
  /** Those that its file names and that are not at hand. */
  left: number;
  waiting: number;
  done: number;
  failed: number;
  /** Files that its file does not name, and the names of the first ones; absent before it was read, and if none is. */
  unused?: { count: number; names: string[] };
}

/** An import without photos. */
export const NO_PHOTOS: ImportPhotos = {
  files: 0,
  bytes: 0,
  ...{ left: 0, waiting: 0, done: 0, failed: 0 },
};

/** A column as it is kept; an earlier release kept no samples. */
type KeptColumn = Pick<FileColumn, 'header' | 'column'> & Partial<FileColumn>;

/** An import of a file: how far it is, who runs it, and what became of it. */
export interface ImportJobRecord {
  _id: Types.ObjectId;
  /** The name of the file. */
  name: string;
  state: ImportState;
  /** Whoever uploads it, then whoever starts it. */
  by: { _id: Types.ObjectId | null; name: string; email: string; requestId: string };
  /** `ReadOptions` as JSON: names of columns may have any character. */
  options: string;
  /** Bytes of a file that is sent in pieces. */
  size?: number;
  /** Columns of that file. */
  columns?: KeptColumn[];
  /** Products of the file that are done. Written in their transaction, so that none is done twice. */
  cursor: number;
  counts: ImportCounts;
  /** Of the whole file, once it was read. */
  products: number;
  variants: number;
  /** Rows of other currencies, which are left out. */
  otherCurrencies: number;
  /** What its cells are separated by; absent before it is read, and of an import of an earlier release. */
  separator?: string;
  /** Absent as long as its file names none and none was sent. */
  photos?: ImportPhotos;
  /** What is made for its products; absent before its first one. */
  made?: { categories: string[]; brands: string[] };
  /** New products that are drafts because the file has no status for them; absent if none is. */
  drafts?: number;
  /** Products whose stock it changes, and those whose stock it leaves as it is; absent before its first product. */
  stocks?: { changed: number; left: number };
  /** Why it failed, or could not be checked. */
  error?: string;
  /** What can be undone of it, and how far that is; absent if it has written nothing, or once that is forgotten. */
  undo?: UndoProgress;
  createdAt: Date;
  endedAt?: Date;
  /** The instance that runs it, and until when it alone may. */
  holder?: string;
  leaseUntil?: Date;
}

const schema = new Schema<ImportJobRecord>(
  {
    name: { type: String, required: true },
    state: { type: String, enum: IMPORT_STATES, required: true },
    by: {
      type: new Schema<ImportJobRecord['by']>(
        {
          _id: { type: Schema.Types.ObjectId, default: null },
          name: String,
          email: String,
          requestId: String,
        },
        { _id: false },
      ),
      required: true,
    },
    options: { type: String, required: true },
    size: Number,
    columns: {
      type: [
        new Schema<KeptColumn>(
          { header: String, column: String, samples: { type: [String], default: undefined } },
          { _id: false },
        ),
      ],
      default: undefined,
    },
    cursor: { type: Number, required: true, default: 0 },
    counts: {
      created: { type: Number, required: true, default: 0 },
      changed: { type: Number, required: true, default: 0 },
      unchanged: { type: Number, required: true, default: 0 },
      refused: { type: Number, required: true, default: 0 },
    },
    products: { type: Number, required: true, default: 0 },
    variants: { type: Number, required: true, default: 0 },
    otherCurrencies: { type: Number, required: true, default: 0 },
    separator: String,
    photos: new Schema<ImportPhotos>(
      {
        files: Number,
        bytes: Number,
        left: Number,
        waiting: Number,
        done: Number,
        failed: Number,
        unused: new Schema({ count: Number, names: [String] }, { _id: false }),
      },
      { _id: false },
    ),
    made: new Schema({ categories: [String], brands: [String] }, { _id: false }),
    drafts: Number,
    stocks: new Schema({ changed: Number, left: Number }, { _id: false }),
    error: String,
    undo: new Schema<UndoProgress>(
      {
        products: { type: Number, required: true, default: 0 },
        processed: Number,
        counts: { restored: Number, deleted: Number, archived: Number, left: Number },
        made: new Schema(
          { processed: Number, categories: Number, brands: Number, left: [String] },
          { _id: false },
        ),
      },
      { _id: false },
    ),
    createdAt: { type: Date, required: true },
    endedAt: Date,
    holder: String,
    leaseUntil: Date,
  } satisfies Record<Exclude<keyof ImportJobRecord, '_id'>, unknown>,
  { versionKey: false, autoIndex: false },
);

schema.index({ state: 1, createdAt: 1 });
schema.index({ createdAt: -1 });

export const ImportJobModel = mongoose.model<ImportJobRecord>('ImportJob', schema);
