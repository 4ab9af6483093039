import type { TypedNumber } from '@shop/shared';
import { z } from 'zod';

/**
 * The server's rules for a number, for a text as people type it. A text that is no number at all is left to the rules,
 * which say what is wrong with it.
 * @param read what somebody meant by the text
 */
export function typedNumber<Output>(
  read: (typed: string) => TypedNumber,
  rules: z.ZodType<Output, string>,
) {
  return z
    .string()
    .transform((typed, context) => {
      const meant = read(typed);
      if (meant === undefined) return typed;
      if ('number' in meant) return meant.number;
      context.addIssue({ code: 'custom', message: meant.ambiguity });
      return z.NEVER;
    })
    .pipe(rules);
}
