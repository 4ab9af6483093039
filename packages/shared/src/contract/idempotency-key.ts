import { z } from 'zod';
import { LIMITS } from '../limits.js';

const NAME = 'Idempotency-Key';

/** A key that a client chooses for one call, so that the call can be repeated after a lost reply. */
export const idempotencyKeySchema = z
  .string({ error: `The ${NAME} header is required` })
  .regex(/^[\x21-\x7e]+$/, `The ${NAME} header must be printable ASCII without spaces`)
  .max(LIMITS.idempotencyKey, `The ${NAME} header is too long`);

const creationHeadersSchema = z.object({
  'idempotency-key': idempotencyKeySchema
    .optional()
    .describe(
      'Repeats the first reply for 24 hours instead of creating it again; 409 for other input, and with Retry-After while the first call is under way',
    ),
});
/** The parsed headers of a call that creates something. */
export type CreationHeaders = z.output<typeof creationHeadersSchema>;

/** What decides on the headers of a call. */
interface TakesHeaders {
  readonly creates?: true;
  readonly headers?: z.ZodType;
}

/** The schema of a call's headers, those that every creating call takes included. */
export function headersOf({ creates, headers }: TakesHeaders): z.ZodType | undefined {
  return creates ? creationHeadersSchema : headers;
}
