import { z } from 'zod';

/** The largest amount that the API takes. */
const MAX_AMOUNT = 99_999_999;
const MAX_URL_LENGTH = 5_000;
const METADATA = { keys: 50, keyLength: 40, valueLength: 500 };

export const integer = z.string().regex(/^\d+$/).transform(Number);
export const amount = integer.refine((cents) => cents <= MAX_AMOUNT);
export const currency = z.string().regex(/^[a-z]{3}$/);
export const webAddress = z
  .string()
  .max(MAX_URL_LENGTH)
  .refine((text) => /^https?:\/\//.test(text) && URL.canParse(text.replaceAll(/[{}]/g, '')));
export const metadata = z
  .record(z.string().max(METADATA.keyLength), z.string().max(METADATA.valueLength))
  .refine((given) => Object.keys(given).length <= METADATA.keys)
  .default({});
/** `expand[0]=payment_intent` */
export const expand = z.record(z.string(), z.string()).optional();
/** What every list takes. */
export const listFields = {
  limit: integer.refine((limit) => limit >= 1 && limit <= 100).default(10),
  starting_after: z.string().optional(),
  expand,
};
