import { z } from 'zod';

/** What a new shop needs before it sells, in the order in which it is done. */
export const FIRST_STEPS = [
  'name',
  'product',
  'delivery',
  'tax',
  'payment',
  'mail',
  'order',
] as const;
/** One of `FIRST_STEPS`. */
export type FirstStep = (typeof FIRST_STEPS)[number];

/** The first steps in replies. */
export const firstStepsSchema = z.strictObject({
  /** All of `FIRST_STEPS`, in their order. */
  steps: z.array(z.strictObject({ step: z.enum(FIRST_STEPS), isDone: z.boolean() })),
});
