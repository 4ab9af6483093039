import { z } from 'zod';

/** The body of a reply: `success: true` and these fields. */
export function ok<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.strictObject({ success: z.literal(true), ...fields });
}

/** The body of a reply to a write: `ok`, and a `message` for the user that says what was done. */
export function done<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.strictObject({ success: z.literal(true), message: z.string(), ...fields });
}
