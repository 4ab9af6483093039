import { z } from 'zod';

/** An object reply: `success: true` beside the named fields. */
export function ok<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.strictObject({ success: z.literal(true), ...fields });
}

/** An object reply to a write: it also says in words what was done. */
export function done<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.strictObject({ success: z.literal(true), message: z.string(), ...fields });
}
