import { z } from 'zod';
import { amount } from '../../contract/amounts.js';
import { objectIdSchema, requiredText, searchText } from '../../contract/fields.js';
import { LIMITS } from '../../limits.js';
import { count, dollars, versionSchema } from '../../pricing/setup/fields.js';

/** What a group asks of a customer. */
const rules = {
  /** What came in from them and stayed, in US dollars, at least. */
  minSpent: amount(dollars('The amount').optional()),
  /** So many days since their last order, at least. Whoever never ordered does not match. */
  daysSinceOrder: count('The number of days').optional(),
  /** Where their last order with an address went to. City and state in any case. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'A country is two letters, such as US')
    .optional(),
  state: searchText('State', 60).optional(),
  city: searchText('City', 100).optional(),
  /** A tag that they have, in the same letters. */
  tag: searchText('Tag', LIMITS.customerTag).optional(),
};
const RULES = ['minSpent', 'daysSinceOrder', 'country', 'state', 'city', 'tag'] as const;

const fields = { name: requiredText('Name', { max: LIMITS.customerGroupName }), ...rules };

/** A group without a rule would be everybody: nothing says that this was meant. */
function checkRules(group: z.output<z.ZodObject<typeof rules>>, context: z.RefinementCtx): void {
  if (RULES.every((rule) => group[rule] === undefined))
    context.addIssue({
      code: 'custom',
      path: ['minSpent'],
      message: 'Set at least one rule',
    });
}

/** Body of a new group. A customer is in it who meets all of its rules. */
export const customerGroupInputSchema = z.object(fields).superRefine(checkRules);
/** A group, parsed. */
export type CustomerGroupInput = z.output<typeof customerGroupInputSchema>;

/** Body of a save, with the version that the administrator saw. */
export const customerGroupEditSchema = z
  .object({ ...fields, version: versionSchema })
  .superRefine(checkRules);

/** A group in replies to an administrator. */
export const customerGroupSchema = z.strictObject({
  ...fields,
  _id: objectIdSchema,
  version: z.int(),
  /** Whether it asks for an amount. Only with the permission `money`, customers can be listed by such a group. */
  byAmount: z.literal(true).optional(),
  /** How many customers are in it now. */
  customers: z.int(),
});
/** A group of customers with how many these are. */
export type CustomerGroup = z.output<typeof customerGroupSchema>;
