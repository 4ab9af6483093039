import { z } from 'zod';
import { LIMITS } from '../../limits.js';
import { productChangeSchema } from '../bulk-edit.js';
import { editKeySchema } from '../edit-key.js';
import { PRODUCT_FIELDS } from '../product-fields.js';

/** How many products a part of a long edit may name; all parts together, as many as can be selected. */
const MOST_PARTS = Math.ceil(LIMITS.selectedProducts / 10);

/** Where a part of an edit stands in the path: the edit's key, and the part's number, counted from 1. */
export const longEditPartParams = z.object({
  key: editKeySchema,
  number: z.coerce.number().int().min(1).max(MOST_PARTS),
});

/** The key of an edit in a path. */
export const longEditParams = longEditPartParams.pick({ key: true });

const longEditChangeSchema = z
  .object({
    /** What names the product in the report. */
    name: z.string().min(1).max(PRODUCT_FIELDS.name.max),
    slug: z.string().min(1).max(200),
    change: productChangeSchema,
    /** What reverses it. */
    undo: productChangeSchema,
  })
  .refine(({ change, undo }) => change.productId === undo.productId, {
    error: 'The undo must be about the same product',
    path: ['undo'],
  });

/** Body of a part of an edit. */
export const longEditPartSchema = z.object({
  /** How many parts the edit has. */
  parts: z.int().min(1).max(MOST_PARTS),
  changes: z.array(longEditChangeSchema).min(1).max(LIMITS.productChanges),
});

/** A change of one product, what reverses it, and what names the product. */
export type LongEditChange = z.output<typeof longEditChangeSchema>;

/** `filling` until its last part has arrived; then `running`, until it is `done` or its administrator stopped it. */
export const LONG_EDIT_STATES = ['filling', 'running', 'stopped', 'done'] as const;
/** One of `LONG_EDIT_STATES`. */
export type LongEditState = (typeof LONG_EDIT_STATES)[number];

/** What an administrator may do with an edit of theirs: `resume` what was stopped, `undo` what was done, `forget` it. */
export const LONG_EDIT_STEPS = ['stop', 'resume', 'undo', 'forget'] as const;
/** One of `LONG_EDIT_STEPS`. */
export type LongEditStep = (typeof LONG_EDIT_STEPS)[number];

/** Body of a step. */
export const longEditStepSchema = z.object({ step: z.enum(LONG_EDIT_STEPS) });

/** How far an edit is that the shop works off by itself. */
export const longEditSchema = z.strictObject({
  key: z.string(),
  state: z.enum(LONG_EDIT_STATES),
  /** Whether it undoes what it did. */
  isUndo: z.boolean(),
  total: z.int(),
  /** How many products were tried, how many of them are changed, and how many were like this already. */
  finished: z.int(),
  done: z.int(),
  already: z.int(),
  /** The first products that were not changed, and why. */
  refusals: z.array(z.strictObject({ name: z.string(), slug: z.string(), message: z.string() })),
  /** Why it stopped by itself. */
  failure: z.string().optional(),
});
/** How far an edit is that the shop works off by itself. */
export type LongEdit = z.infer<typeof longEditSchema>;
