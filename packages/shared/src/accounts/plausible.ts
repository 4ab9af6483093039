import type { z } from 'zod';

// Digits and letters of any script: the unusual is somebody's address.
const DIGIT = /\p{Nd}/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu;

/** Some islands have numbers of four digits. */
const FEWEST_DIGITS = 4;
const FEWEST_LETTERS = 3;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Rules that tell a slip of the hand from a phone number and a postal address, with what to say about it. */
const PLAUSIBLE = {
  phone: {
    holds: (text: string) => count(text, DIGIT) >= FEWEST_DIGITS,
    message: 'This phone number is too short: please type all its digits',
  },
  address: {
    holds: (text: string) => count(text, LETTER_OR_DIGIT) >= FEWEST_LETTERS,
    message: 'This address is too short: please type street and number, postcode and town',
  },
} as const;

type Checked = keyof typeof PLAUSIBLE;

/** A person's phone number and address. */
export type Reachable = Partial<Record<Checked, string>>;

/**
 * What is not plausible of a phone number and an address.
 * @param stored what an account has already: it stays valid, however it got there
 */
export function implausibleFields(
  typed: Partial<Record<Checked, string | undefined>>,
  stored: Reachable = {},
): { field: Checked; message: string }[] {
  return (['phone', 'address'] as const).flatMap((field) => {
    const text = typed[field];
    if (!text || text === stored[field] || PLAUSIBLE[field].holds(text)) return [];
    return { field, message: PLAUSIBLE[field].message };
  });
}

/** The same for a schema. */
export function refusingImplausible(stored?: Reachable) {
  return (
    typed: Partial<Record<Checked, string | undefined>>,
    context: z.core.$RefinementCtx,
  ): void => {
    for (const { field, message } of implausibleFields(typed, stored)) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  };
}
