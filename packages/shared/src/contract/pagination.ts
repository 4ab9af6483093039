import { z } from 'zod';
import { MAX_LIST_SIZE } from './list-sizes.js';

/** Larger page numbers are clamped to this one. It is past the end of any list, yet a database can still skip to it. */
const FARTHEST_PAGE = 999_999_999;

/** A number in a path or query: digits, 1 or more. */
export function positiveWholeNumber(label: string) {
  const message = `${label} must be a whole number, 1 or more`;
  return z
    .string({ error: message })
    .regex(/^[1-9]\d*$/, message)
    .transform((text) => Math.min(Number(text), FARTHEST_PAGE));
}

/** A page number in a path or query: digits, counted from 1. Parses to a number. */
export const pageParamSchema = positiveWholeNumber('The page');

const PAGE_MESSAGE = 'The page must be a whole number, 1 or more';

/** A page number in a JSON body, counted from 1. */
export const pageNumberSchema = z
  .number({ error: PAGE_MESSAGE })
  .refine((page) => Number.isInteger(page) && page >= 1, PAGE_MESSAGE)
  .transform((page) => Math.min(page, FARTHEST_PAGE));

/** `?page=&pageSize=` of list calls: the page counts from 1, a page has at most `MAX_LIST_SIZE` rows. */
export const listQuerySchema = z.object({
  page: pageParamSchema.default(1),
  pageSize: positiveWholeNumber('The page size')
    .refine((size) => size <= MAX_LIST_SIZE, `The page size must be at most ${MAX_LIST_SIZE}`)
    .default(MAX_LIST_SIZE),
});
/** A page of a list, parsed: both values are set. */
export type ListQuery = z.output<typeof listQuerySchema>;

/** Sort orders of lists whose rows stand in the order of time. */
export const DATE_SORTS = ['newest', 'oldest'] as const;
/** One of `DATE_SORTS`. */
export type DateSort = (typeof DATE_SORTS)[number];

/** `?page=&pageSize=&sort=` of lists whose rows stand in the order of time. */
export const datedListQuerySchema = listQuerySchema.extend({
  sort: z
    .enum(DATE_SORTS, { error: `sort must be one of: ${DATE_SORTS.join(', ')}` })
    .default('newest'),
});
/** A page of such a list, parsed. */
export type DatedListQuery = z.output<typeof datedListQuerySchema>;

/** `?page=` of calls that return everything without it. */
export const optionalPageQuerySchema = z.object({ page: pageParamSchema.optional() });
