import { foldedText, type CustomerGroupInput } from '@shop/shared';
import type { PricedAccount } from '../../accounts/index.js';

const DAY_MS = 86_400_000;

/** A group's rules, with `minSpent` in US cents. */
type Rules = Omit<CustomerGroupInput, 'name'>;

/** Whether a customer meets all rules of a group: the same that `groupFilter` asks of the database. */
export function isInGroup(rules: Rules, { tags, sums }: PricedAccount, now: number): boolean {
  const { minSpent, daysSinceOrder, tag } = rules;
  return (
    (minSpent === undefined || (sums?.spentCents ?? 0) >= minSpent) &&
    (daysSinceOrder === undefined ||
      (sums?.lastOrderAt !== undefined && sums.lastOrderAt <= lastDay(now, daysSinceOrder))) &&
    PLACES.every((part) => {
      const wanted = placeOf(rules)[part];
      return wanted === undefined || sums?.place?.[part] === wanted;
    }) &&
    (tag === undefined || (tags?.includes(tag) ?? false))
  );
}

/** A filter for the customers who meet all rules of a group. */
export function groupFilter(rules: Rules, now: number): object {
  const { minSpent, daysSinceOrder, tag } = rules;
  const place = placeOf(rules);
  return {
    // Whoever never ordered has no sums, and has spent nothing.
    ...(minSpent && { 'sums.spentCents': { $gte: minSpent } }),
    ...(daysSinceOrder !== undefined && {
      'sums.lastOrderAt': { $lte: lastDay(now, daysSinceOrder) },
    }),
    ...Object.fromEntries(
      PLACES.flatMap((part) =>
        place[part] === undefined ? [] : [[`sums.place.${part}`, place[part]]],
      ),
    ),
    ...(tag !== undefined && { tags: tag }),
  };
}

const PLACES = ['country', 'state', 'city'] as const;

/** A place in the form in which places are compared. */
export function placeOf(
  parts: Partial<Record<(typeof PLACES)[number], string | undefined>>,
): Partial<Record<(typeof PLACES)[number], string>> {
  return Object.fromEntries(
    PLACES.flatMap((part) => {
      const text = parts[part];
      return text ? [[part, foldedText(text)] as const] : [];
    }),
  );
}

const lastDay = (now: number, days: number) => new Date(now - days * DAY_MS);
