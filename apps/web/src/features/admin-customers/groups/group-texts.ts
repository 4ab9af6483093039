import {
  customerGroupInputSchema,
  formatDollars,
  readAmount,
  readWholeNumber,
  type CustomerGroup,
  type TypedNumber,
  inShopCurrency,
} from '@shop/shared';
import { z } from 'zod';
import { countryName } from '../../../lib/text/countries';
import { mergedText } from '../../../ui/feedback/merged-text';
import { mergeFields } from '../../../ui/forms/merge-fields';

const text = z.string();
const groupTextsSchema = z.object({
  name: text,
  minSpent: text,
  daysSinceOrder: text,
  country: text,
  state: text,
  city: text,
  tag: text,
  openedWith: z.custom<CustomerGroup>().optional(),
});
/** A group as its form has it. */
export type GroupTexts = z.infer<typeof groupTextsSchema>;

/** The labels of the form's fields. */
export const GROUP_LABELS = {
  name: 'Name',
  minSpent: inShopCurrency('Spent at least,'),
  daysSinceOrder: 'No order for this many days',
  country: 'Country',
  state: 'State',
  city: 'City',
  tag: 'Tag',
} as const;
type Name = keyof typeof GROUP_LABELS;
const NAMES = Object.keys(GROUP_LABELS).filter((name): name is Name =>
  Object.hasOwn(GROUP_LABELS, name),
);

/** The number of a field; undefined for none, and NaN for what is no number, to be refused by the server's rules. */
function numberOf(typed: string, read: (typed: string) => TypedNumber): number | undefined {
  if (typed.trim() === '') return undefined;
  const meant = read(typed);
  return meant && 'number' in meant ? Number(meant.number) : NaN;
}

/** The server's rules for a group, for the texts of its form. */
export const groupFormSchema = groupTextsSchema.transform((texts, context) => {
  const { name, minSpent, daysSinceOrder, openedWith, ...others } = texts;
  const given = Object.entries(others).filter(([, value]) => value.trim() !== '');
  const { data, error } = customerGroupInputSchema.safeParse({
    name,
    minSpent: numberOf(minSpent, readAmount),
    daysSinceOrder: numberOf(daysSinceOrder, readWholeNumber),
    ...Object.fromEntries(given),
  });
  for (const { path, message } of error?.issues ?? [])
    context.addIssue({ code: 'custom', path: path.slice(0, 1), message });
  return data ? { group: data, version: openedWith?.version ?? 0 } : z.NEVER;
});

/** The form's values for a group, or for a new one. */
export function textsOf(group?: CustomerGroup): GroupTexts {
  return {
    name: group?.name ?? '',
    minSpent: group?.minSpent === undefined ? '' : String(group.minSpent),
    daysSinceOrder: group?.daysSinceOrder === undefined ? '' : String(group.daysSinceOrder),
    country: group?.country ?? '',
    state: group?.state ?? '',
    city: group?.city ?? '',
    tag: group?.tag ?? '',
    openedWith: group,
  };
}

/** Puts what was typed onto what somebody else has saved, and says what became of it. */
export function mergeGroup({ openedWith, ...typed }: GroupTexts, stored: CustomerGroup) {
  const saved = textsOf(stored);
  const opened = openedWith ? textsOf(openedWith) : saved;
  const { merged, clashes } = mergeFields<Name, Omit<GroupTexts, 'openedWith'>>(NAMES, {
    typed,
    opened,
    saved,
  });
  const named = clashes.map((name) => [GROUP_LABELS[name], saved[name]] as const);
  const message = mergedText({ clashes: named });
  return { merged: { ...merged, openedWith: stored }, saved, message };
}

/** Who is in a group, in words: `spent $100 or more, no order for 90 days`; without the amount where it is not told. */
export function groupWords(group: CustomerGroup): string {
  const { minSpent, byAmount, daysSinceOrder: days, city, state, country, tag } = group;
  const place = [city, state, country && countryName(country)].filter(Boolean).join(', ');
  return [
    minSpent === undefined
      ? byAmount && 'by what they spent'
      : `spent ${formatDollars(minSpent)} or more`,
    days !== undefined && `no order for ${days} ${days === 1 ? 'day' : 'days'}`,
    place !== '' && `last order went to ${place}`,
    tag !== undefined && `tagged ${tag}`,
  ]
    .filter(Boolean)
    .join(', ');
}
