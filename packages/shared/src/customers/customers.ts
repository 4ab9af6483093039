import { z } from 'zod';
import { userRowSchema } from '../accounts/accounts.js';
import { storedAddressSchema } from '../addresses/postal-address.js';
import { amount } from '../contract/amounts.js';
import { daySchema, objectIdSchema, requiredText, searchText } from '../contract/fields.js';
import { listQuerySchema } from '../contract/pagination.js';
import { LIMITS } from '../limits.js';

/** What the orders of a customer come to, in US dollars. */
const customerSumsSchema = z.strictObject({
  /** All of them, also those that were cancelled. */
  orders: z.int(),
  /** What came in, also if it went back since. */
  paid: amount(),
  refunded: amount(),
  /** What came in and stayed. */
  spent: amount(),
  /** When the latest was placed, ISO 8601, UTC; null before the first. */
  lastOrderAt: z.iso.datetime().nullable(),
});
/** What the orders of a customer come to. */
export type CustomerSums = z.infer<typeof customerSumsSchema>;

/** A row of the list of customers. */
export const customerRowSchema = userRowSchema.extend({ sums: customerSumsSchema });
/** A user with what their orders come to. */
export type CustomerRow = z.infer<typeof customerRowSchema>;

/** A customer in replies, for administrators. */
export const customerSchema = customerRowSchema.extend({
  /** The default one first. */
  addresses: z.array(storedAddressSchema),
  /** The administrators' notes, oldest first. */
  notes: z.array(
    z.strictObject({
      text: z.string(),
      at: z.iso.datetime(),
      by: z.strictObject({ _id: objectIdSchema, name: z.string() }),
    }),
  ),
});
/** Everything that administrators see of a customer at once. */
export type Customer = z.infer<typeof customerSchema>;

/** Body of a new note. */
export const customerNoteInputSchema = z.object({
  text: requiredText('Note', { max: LIMITS.customerNote, multiline: true }),
});

/** Sort orders of the list. */
export const CUSTOMER_SORTS = ['newest', 'oldest', 'spent', 'orders', 'lastOrder'] as const;
/** One of `CUSTOMER_SORTS`. */
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/** Filters of the list of customers, in addition to its page. A customer must match all given filters. */
export const customerListQuerySchema = listQuerySchema.extend({
  /** Words; each must begin the e-mail address, or a word or number of the name, phone numbers and addresses. */
  search: searchText('search', LIMITS.email).toLowerCase().optional(),
  /** A tag that they have, in the same letters. */
  tag: searchText('tag', LIMITS.customerTag).optional(),
  /** The id of a group that they are in. */
  group: objectIdSchema.optional(),
  /** The first day on which they may have registered. */
  from: daySchema('from').optional(),
  /** The last day. */
  until: daySchema('until').optional(),
  sort: z
    .enum(CUSTOMER_SORTS, { error: `sort must be one of: ${CUSTOMER_SORTS.join(', ')}` })
    .default('newest'),
});
/** The query of the list of customers, parsed: page, page size and sort always have a value. */
export type CustomerListQuery = z.output<typeof customerListQuerySchema>;

/** Which customers the file contains, by the filters of the list. */
export const customerExportQuerySchema = customerListQuerySchema.omit({
  page: true,
  pageSize: true,
  sort: true,
});
/** The query of an export, parsed. */
export type CustomerExportQuery = z.output<typeof customerExportQuerySchema>;

/** The subject of an export's audit entry: the list of all customers. */
export const CUSTOMER_LIST_ID = '0de700000000000000000002';

/** @param today `2026-11-21` */
export function customerExportFileName(today: string): string {
  return `customers-${today}.csv`;
}
