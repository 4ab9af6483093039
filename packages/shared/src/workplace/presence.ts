import { z } from 'zod';
import { objectIdSchema } from '../contract/fields.js';
import { RECORD_NEEDS, type RecordKind } from './records.js';

const kindSchema = z.enum(Object.keys(RECORD_NEEDS) as [RecordKind, ...RecordKind[]], {
  error: 'There is no such kind of record',
});

/** The record in the path of a call. */
export const recordParams = z.object({ kind: kindSchema, id: objectIdSchema });

/** Another administrator who has a record open. */
export const otherHereSchema = z.strictObject({ _id: objectIdSchema, name: z.string() });
/** See {@link otherHereSchema}. */
export type OtherHere = z.infer<typeof otherHereSchema>;

/** That somebody has a record open, as their own data has it. */
export const openRecordSchema = z.strictObject({
  kind: kindSchema,
  id: objectIdSchema,
  keptUntil: z.iso.datetime(),
});
