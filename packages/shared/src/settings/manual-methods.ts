import { z } from 'zod';

/** A way to pay by hand, in replies: an administrator says when the money has come. */
export const manualMethodSchema = z.strictObject({
  /** Distinct in the list; stays when the name changes. */
  id: z.string(),
  /** What shoppers choose, and their orders name. */
  name: z.string(),
  /** What shoppers read who pay this way, such as the account; empty for nothing. */
  text: z.string(),
  /** For how many days an order waits for the money; null without end. */
  days: z.int().nullable(),
  /** Whether shoppers can choose it. */
  isOn: z.boolean(),
});
/** See {@link manualMethodSchema}. */
export type ManualMethod = z.infer<typeof manualMethodSchema>;

/** The list in words, a method in each line, for people who read what has changed. */
export function manualMethodsText(methods: readonly ManualMethod[]): string {
  return methods.map(methodText).join('\n');
}

function methodText({ name, text, days, isOn }: ManualMethod): string {
  const held = days === null ? 'no end' : `${days} ${days === 1 ? 'day' : 'days'}`;
  return [`${name} (${isOn ? 'on' : 'off'}, ${held})`, text].filter(Boolean).join(': ');
}
