import type { BULK_FIELDS } from '@shop/shared';
import { DETAIL_RULES, tagsText, type AdministeredProduct, type ProductChange } from '@shop/shared';
import { z } from 'zod';
import { clashText, mergedText } from '../../../ui/feedback/merged-text';
import { mergeFields } from '../../../ui/forms/merge-fields';
import { STATUS_OPTIONS } from '../status-texts';
import { chosen, type Choice } from './chosen';

/** The fields of a row. */
export const DETAIL_COLUMNS = [
  { name: 'status', label: 'Status' },
  { name: 'category', label: 'Category' },
  { name: 'brand', label: 'Brand' },
  { name: 'tags', label: 'Tags' },
] as const satisfies readonly { name: (typeof BULK_FIELDS)[number]; label: string }[];
/** The name of a field of a row. */
export type DetailColumn = (typeof DETAIL_COLUMNS)[number]['name'];

const NAMES = DETAIL_COLUMNS.map(({ name }) => name);
/** The fields as people read them. */
export const DETAIL_LABELS = Object.fromEntries(
  DETAIL_COLUMNS.map(({ name, label }) => [name, label]),
) as Record<DetailColumn, string>;

type Texts = Record<DetailColumn, string>;

/** The values of a row. Status and category are named as people read them. */
export interface DetailTexts extends Texts {
  /** What the row was opened with. */
  openedWith: Texts;
}

/** What can be named in the cells of a column. */
export type DetailChoices = Record<'status' | 'category', readonly Choice[]>;

/** @param categories all categories, each with those that it is under */
export const choicesWith = (categories: readonly Choice[]): DetailChoices => ({
  status: STATUS_OPTIONS,
  category: categories,
});

const openedWith = z.object({
  status: z.string(),
  category: z.string(),
  brand: z.string(),
  tags: z.string(),
});

/** The server's rules for the values of a row, whose status and category become what they name. */
export function detailsSchema(choices: DetailChoices) {
  return z.object({
    status: namedBy('status', choices),
    category: namedBy('category', choices),
    brand: DETAIL_RULES.brand,
    tags: DETAIL_RULES.tags,
    openedWith,
  });
}

function namedBy(name: 'status' | 'category', choices: DetailChoices) {
  return z.string().transform((text, context) => {
    const found = chosen(text, choices[name]);
    if (found) return found.value;
    const known = choices[name].map(({ label }) => label).join(', ');
    const message =
      name === 'status'
        ? `Status is one of ${known}`
        : text.trim() && `“${text.trim()}” is not the name of one category`;
    context.addIssue({ code: 'custom', message: message || 'Category is required' });
    return z.NEVER;
  });
}

/** The values of a row for this product. */
export function detailTextsOf(product: AdministeredProduct, choices: DetailChoices): DetailTexts {
  const { status, category, brand, tags } = product;
  const labelOf = (name: 'status' | 'category', value: string) =>
    choices[name].find((each) => each.value === value)?.label;
  const texts = {
    status: labelOf('status', status) ?? status,
    category: labelOf('category', category._id) ?? category.name,
    brand: brand?.name ?? '',
    tags: tagsText(tags),
  };
  return { ...texts, openedWith: texts };
}

/** Whether something was typed that is not what is saved. */
export function isChanged({ openedWith: opened, ...typed }: DetailTexts): boolean {
  return NAMES.some((name) => typed[name].trim() !== opened[name]);
}

/** What a row was opened with, as the shop has it. */
function valuesBefore(
  { openedWith: opened }: Pick<DetailTexts, 'openedWith'>,
  choices: DetailChoices,
) {
  const valueOf = (name: 'status' | 'category') =>
    choices[name].find(({ label }) => label === opened[name])?.value ?? opened[name];
  return { ...opened, status: valueOf('status'), category: valueOf('category') };
}

/**
 * The change that saves a row: what was left as it is says nothing.
 * @param fields the values, parsed
 * @returns undefined if there is nothing to save
 */
export function detailsChange(
  productId: string,
  fields: DetailTexts,
  choices: DetailChoices,
): ProductChange | undefined {
  const before = valuesBefore(fields, choices);
  const changed = NAMES.filter((name) => fields[name] !== before[name]);
  if (changed.length === 0) return undefined;
  const parts = changed.map((name) => ({ [name]: fields[name], [`${name}Before`]: before[name] }));
  return Object.assign({ productId }, ...parts) as ProductChange;
}

/** Puts what was typed onto what somebody else has saved, and says what became of it. */
export function mergeDetails(
  { openedWith: opened, ...typed }: DetailTexts,
  product: AdministeredProduct,
  choices: DetailChoices,
) {
  const saved = detailTextsOf(product, choices);
  const { merged, clashes } = mergeFields<DetailColumn, Texts>(NAMES, {
    typed,
    opened,
    saved: saved.openedWith,
  });
  const named = clashes.map((name) => [DETAIL_LABELS[name], saved[name]] as const);
  return {
    merged: { ...merged, openedWith: saved.openedWith },
    saved,
    message: mergedText({ clashes: named }),
    note: clashText(named),
  };
}
