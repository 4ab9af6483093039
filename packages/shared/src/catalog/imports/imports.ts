import { z } from 'zod';
import { objectIdSchema, requiredText } from '../../contract/fields.js';
import { listQuerySchema, positiveWholeNumber } from '../../contract/pagination.js';
import { importPhotosSchema } from './import-photos.js';

/** What an import is doing. Only one that is `running` or `undoing` writes products. */
export const IMPORT_STATES = [
  'uploading',
  'ready',
  'checking',
  'checked',
  'running',
  'paused',
  'cancelled',
  'done',
  'failed',
  'undoing',
  'undone',
] as const;
/** One of `IMPORT_STATES`. */
export type ImportState = (typeof IMPORT_STATES)[number];

/** What an import makes of a product. */
export const IMPORT_OUTCOMES = ['created', 'changed', 'unchanged', 'refused'] as const;
/** One of `IMPORT_OUTCOMES`. */
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** What undoing an import makes of a product. */
export const UNDO_OUTCOMES = ['restored', 'deleted', 'archived', 'left'] as const;
/** One of `UNDO_OUTCOMES`. */
export type UndoOutcome = (typeof UNDO_OUTCOMES)[number];

/** What an administrator does with an import. `check` is a dry run. */
export const IMPORT_ACTIONS = ['check', 'start', 'pause', 'continue', 'cancel', 'undo'] as const;
/** One of `IMPORT_ACTIONS`. */
export type ImportAction = (typeof IMPORT_ACTIONS)[number];

/** Bounds of an imported file. It is sent in pieces, all but the last of the same size. */
export const IMPORT_LIMITS = {
  bytes: 15 * 1024 * 1024,
  pieceBytes: 256 * 1024,
  name: 200,
  columns: 300,
  header: 500,
  /** Photos that are sent with it, and their bytes together. */
  photoFiles: 10_000,
  photoBytes: 2 * 1024 ** 3,
  /** For how long an import can be undone. */
  undoDays: 14,
} as const;

/** The name of the file of refused rows. */
export function wrongRowsFileName(name: string): string {
  return `${name.replace(/\.\w+$/, '')} - wrong rows.csv`;
}

/** The number of pieces that a file is sent in. */
export function importPieces(size: number): number {
  return Math.ceil(size / IMPORT_LIMITS.pieceBytes);
}

const headerSchema = z.string().max(IMPORT_LIMITS.header, 'A header is too long');

/** How a file is read: columns by header as `price` or `option:Color`, null for one that is left out. */
export const importOptionsSchema = z.strictObject({
  columns: z
    .record(headerSchema, headerSchema.nullable())
    .refine(
      (map) => Object.keys(map).length <= IMPORT_LIMITS.columns,
      'The file has too many columns',
    )
    .default({}),
  decimalComma: z.boolean().optional(),
  clears: z.boolean().optional(),
  /** Whether variants are removed that the file does not have, though it has others of their product. */
  complete: z.boolean().optional(),
});
/** How a file is read. */
export type ImportOptions = z.output<typeof importOptionsSchema>;

const SIZE_MESSAGE = `The file must have at least 1 byte and at most ${IMPORT_LIMITS.bytes / 1024 / 1024} MB`;

/** A file to be imported. Its pieces follow. */
export const importInputSchema = z.strictObject({
  name: requiredText('The name of the file', { max: IMPORT_LIMITS.name }),
  size: z.int({ error: SIZE_MESSAGE }).min(1, SIZE_MESSAGE).max(IMPORT_LIMITS.bytes, SIZE_MESSAGE),
});

/** A piece of a file, in base64. */
export const importPieceSchema = z.strictObject({
  bytes: z
    .base64({ error: 'bytes must be base64' })
    .max(Math.ceil(IMPORT_LIMITS.pieceBytes / 3) * 4, 'The piece is too large'),
});

/** The id of an import, and the number of a piece, from 1. */
export const importPieceParams = z.object({
  id: objectIdSchema,
  number: positiveWholeNumber('The number of the piece'),
});

/** What to do with an import. `options` are of a `check`; what is imported is what was checked. */
export const importEditSchema = z.strictObject({
  action: z.enum(IMPORT_ACTIONS, { error: `action must be one of: ${IMPORT_ACTIONS.join(', ')}` }),
  options: importOptionsSchema.optional(),
});

/** An import as administrators see it. */
export const importSchema = z.strictObject({
  _id: objectIdSchema,
  /** The name of the file. */
  name: z.string(),
  state: z.enum(IMPORT_STATES),
  /** ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** Columns of the file in its order; null for one that is not known. */
  columns: z.array(
    z.strictObject({
      header: z.string(),
      column: z.string().nullable(),
      /** Its first values, shortened; absent for an import of an earlier release. */
      samples: z.array(z.string()).optional(),
    }),
  ),
  options: importOptionsSchema,
  /** Products of the file; 0 until it was read. */
  products: z.int(),
  /** Products that are checked or imported. */
  processed: z.int(),
  counts: z.record(z.enum(IMPORT_OUTCOMES), z.int()),
  /** Rows of other currencies, which are left out. */
  otherCurrencies: z.int(),
  /** What it makes, or has made, for its products: categories by their path, and brands. Absent if nothing. */
  made: z.strictObject({ categories: z.array(z.string()), brands: z.array(z.string()) }).optional(),
  /**
   * Of the products that the shop has, those whose stock changes, and those whose stock stays as it is although the
   * file was exported with another, because nobody has edited that. Absent before it was read.
   */
  stocks: z.strictObject({ changed: z.int(), left: z.int() }).optional(),
  /** New products that are drafts because the file has no status for them; absent if none is. */
  drafts: z.int().optional(),
  /** Why it failed, or could not be checked. */
  error: z.string().nullable(),
  /** Absent as long as the file names none and none was sent. */
  photos: importPhotosSchema.optional(),
  /** What undoing it has done so far; null if it can't be undone, because nothing was written or it is too long ago. */
  undo: z
    .strictObject({
      /** Until when it can be undone. */
      until: z.iso.datetime(),
      /** Products that it has written. */
      products: z.int(),
      processed: z.int(),
      /**
       * As they were before; deleted, because they were new; archived, because orders have them; left, because they
       * have changed since.
       */
      counts: z.record(z.enum(UNDO_OUTCOMES), z.int()),
      /**
       * How many of the categories and brands that it had made are deleted, and which stay, because they are in use or
       * have been changed. Absent before.
       */
      made: z
        .strictObject({ categories: z.int(), brands: z.int(), left: z.array(z.string()) })
        .optional(),
    })
    .nullable(),
});
/** An import of a file of products. */
export type Import = z.infer<typeof importSchema>;

/** A column that a header can be assigned to. */
export const importColumnSchema = z.strictObject({ name: z.string(), label: z.string() });

/** Why a product is refused, or what was made of a cell. */
export const importRemarkSchema = z.strictObject({
  _id: objectIdSchema,
  /** A problem refuses its product. */
  isProblem: z.boolean(),
  line: z.int(),
  column: z.string(),
  value: z.string(),
  reason: z.string(),
});
/** A remark about a line of the file. */
export type ImportRemark = z.infer<typeof importRemarkSchema>;

/** Which products of a check. */
export const importResultsQuerySchema = listQuerySchema.extend({
  outcome: z
    .enum(IMPORT_OUTCOMES, { error: `outcome must be one of: ${IMPORT_OUTCOMES.join(', ')}` })
    .default('changed'),
});

/** What an import would make of a product. */
export const importResultSchema = z.strictObject({
  _id: objectIdSchema,
  line: z.int(),
  name: z.string(),
  outcome: z.enum(IMPORT_OUTCOMES),
  /** The fields that change, as administrators read them; of a new product, what it costs. */
  changes: z.array(z.strictObject({ field: z.string(), before: z.string(), after: z.string() })),
});
/** What an import would make of a product. */
export type ImportResult = z.infer<typeof importResultSchema>;
