import { z } from 'zod';
import { optionalText, requiredText } from '../contract/fields.js';
import { LIMITS } from '../limits.js';
import type { ManualMethod } from './manual-methods.js';

const DAYS = `The number of days must be a whole number from 1 to ${LIMITS.heldDays}, or empty for no end`;
const ID = `The id must have 1 to ${LIMITS.manualMethodId} lower-case letters, digits and dashes`;
const ID_PATTERN = new RegExp(`^[a-z0-9-]{1,${LIMITS.manualMethodId}}$`);

/** One method of a save. Without an id it is new, and gets one from its name. */
const methodSchema = z.object({
  id: z.string({ error: ID }).regex(ID_PATTERN, ID).optional(),
  name: requiredText('The name', { max: LIMITS.manualMethodName }),
  text: optionalText('The text', { max: LIMITS.paymentText, multiline: true }),
  days: z.int({ error: DAYS }).min(1, DAYS).max(LIMITS.heldDays, DAYS).nullable(),
  isOn: z.boolean({ error: 'Choose whether shoppers can select it' }),
});

type GivenMethod = z.output<typeof methodSchema>;

/** The manual payment methods of a save, in the order in which shoppers see them. */
export const manualMethodsSchema = z
  .array(methodSchema, { error: 'The manual payment methods must be a list' })
  .max(LIMITS.manualMethods, `There can be at most ${LIMITS.manualMethods} manual payment methods`)
  .superRefine((methods, context) => {
    for (const field of ['name', 'id'] as const)
      for (const index of repeated(methods.map((one) => one[field]?.toLowerCase())))
        context.addIssue({
          code: 'custom',
          path: [index, field],
          message: `Another method has the same ${field}`,
        });
  })
  .transform(withIds);

/** The indexes of values that stand in the list before. */
function repeated(values: readonly (string | undefined)[]): number[] {
  return values.flatMap((value, index) =>
    value !== undefined && values.indexOf(value) < index ? [index] : [],
  );
}

/** `Bank transfer` gets `bank-transfer`, or with a number if another method has that. */
function withIds(methods: readonly GivenMethod[]): ManualMethod[] {
  const taken = new Set(methods.map(({ id }) => id));
  return methods.map(({ id, ...method }) => {
    const own = id ?? freeId(method.name, taken);
    taken.add(own);
    return { id: own, ...method };
  });
}

function freeId(name: string, taken: ReadonlySet<string | undefined>): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['method'];
  const base = words.join('-').slice(0, LIMITS.manualMethodId - 3);
  const candidates = [base, ...Array.from(taken, (_, index) => `${base}-${index + 2}`)];
  return candidates.find((one) => !taken.has(one)) ?? base;
}
