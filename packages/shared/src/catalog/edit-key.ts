import { z } from 'zod';

/** Identifies one submission of a form, so that it changes the stock once. */
export const editKeySchema = z
  .string({ error: 'editKey must be a string' })
  .regex(/^[\x21-\x7e]{1,64}$/, 'editKey must be printable ASCII, at most 64 characters');
