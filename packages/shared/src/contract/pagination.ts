import { z } from 'zod';

/** Products on one page of the catalogue. */
export const PAGE_SIZE = 12;

/** Rows that a list call answers at most, and by default. */
export const MAX_LIST_SIZE = 100;

/** Response header that carries the full count where the body itself is a list. */
export const TOTAL_COUNT_HEADER = 'X-Total-Count';

/** Past the end of any list: pages beyond it are as empty, and no database is asked for more than it can count. */
const FARTHEST_PAGE = 999_999_999;

function positiveWholeNumber(label: string) {
  const message = `${label} must be a whole number from 1 up`;
  return z
    .string({ error: message })
    .regex(/^[1-9]\d*$/, message)
    .transform((text) => Math.min(Number(text), FARTHEST_PAGE));
}

/** A page number in a path: 1-based. */
export const pageParamSchema = positiveWholeNumber('The page');

const PAGE_MESSAGE = 'The page must be a whole number from 1 up';

/** A page number in a JSON body. */
export const pageNumberSchema = z
  .number({ error: PAGE_MESSAGE })
  .refine((page) => Number.isInteger(page) && page >= 1, PAGE_MESSAGE)
  .transform((page) => Math.min(page, FARTHEST_PAGE));

/** `?page=&pageSize=` of the list calls: 1-based page, at most 100 rows. */
export const listQuerySchema = z.object({
  page: pageParamSchema.default(1),
  pageSize: positiveWholeNumber('The page size')
    .refine((size) => size <= MAX_LIST_SIZE, `The page size must be at most ${MAX_LIST_SIZE}`)
    .default(MAX_LIST_SIZE),
});
export type ListQuery = z.output<typeof listQuerySchema>;

/** `?page=` of the calls that answer everything when it is left out. */
export const optionalPageQuerySchema = z.object({ page: pageParamSchema.optional() });
