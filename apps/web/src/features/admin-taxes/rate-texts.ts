import { TAX_CLASSES, taxRateInputSchema, type StoredTaxRate } from '@shop/shared';
import { z } from 'zod';
import { fromShopTime, inShopTime } from '../../lib/time/shop-moment';
import { ANOTHER_CHOICE, mergedText } from '../../ui/feedback/merged-text';
import { mergeFields } from '../../ui/forms/merge-fields';

const text = z.string();

const rateTextsSchema = z.object({
  name: text,
  taxClass: z.enum(TAX_CLASSES),
  rate: text,
  isIncluded: z.enum(['yes', 'no']),
  /** Ids, separated by commas. */
  categories: text,
  from: text,
  until: text,
  zone: text,
  openedWith: z.custom<StoredTaxRate>().optional(),
});
/** A rate as its form has it. */
export type RateTexts = z.infer<typeof rateTextsSchema>;

/** The classes of goods as the screens name them. */
export const CLASS_OPTIONS: readonly { value: StoredTaxRate['taxClass']; label: string }[] = [
  { value: 'standard', label: 'Standard' },
  { value: 'reduced', label: 'Reduced' },
  { value: 'zero', label: 'Zero' },
];

/**
 * The server's rules for a rate, for the texts of its form. A comma before the decimals is taken as a point.
 * @param timeZone of the shop, as in all functions here
 */
export const rateFormSchema = (timeZone: string) =>
  rateTextsSchema.transform((texts, context) => {
    const { openedWith, rate, isIncluded, categories, from, until, ...others } = texts;
    const ids = categories.split(',').filter(Boolean);
    const { data, error } = taxRateInputSchema.safeParse({
      ...others,
      rate: rate.trim() === '' ? NaN : Number(rate.trim().replace(/\s*%$/, '').replace(',', '.')),
      isIncluded: isIncluded === 'yes',
      categories: ids.length > 0 ? ids : undefined,
      from: fromShopTime(from, timeZone) || undefined,
      until: fromShopTime(until, timeZone) || undefined,
    });
    for (const { path, message } of error?.issues ?? [])
      context.addIssue({ code: 'custom', path: path.slice(0, 1), message });
    return data ? { rate: data, version: openedWith?.version ?? 0 } : z.NEVER;
  });

/** The form's values for a new rate of a zone. */
export function newRate(zone: string, isIncluded: boolean): RateTexts {
  return {
    name: '',
    taxClass: 'standard',
    rate: '',
    isIncluded: isIncluded ? 'yes' : 'no',
    categories: '',
    from: '',
    until: '',
    zone,
  };
}

/** The form's values for a rate. */
export function textsOf(rate: StoredTaxRate, timeZone: string): RateTexts {
  return {
    name: rate.name,
    taxClass: rate.taxClass,
    rate: String(rate.rate),
    isIncluded: rate.isIncluded ? 'yes' : 'no',
    categories: (rate.categories ?? []).join(','),
    from: inShopTime(rate.from, timeZone),
    until: inShopTime(rate.until, timeZone),
    zone: rate.zone,
    openedWith: rate,
  };
}

const LABELS = {
  name: 'Name',
  taxClass: 'Class',
  rate: 'Percent',
  isIncluded: 'Prices contain it',
  categories: 'Categories',
  from: 'From',
  until: 'Until',
} as const;
type Name = keyof typeof LABELS;
/** Fields that hold ids or names of choices, which nobody reads. */
const CHOICES: readonly Name[] = ['taxClass', 'isIncluded', 'categories'];
const NAMES = Object.keys(LABELS).filter((name): name is Name => Object.hasOwn(LABELS, name));

/** Puts what was typed onto what somebody else has saved, and says what became of it. */
export function mergeRate(
  { openedWith, ...typed }: RateTexts,
  stored: StoredTaxRate,
  timeZone: string,
) {
  const saved = textsOf(stored, timeZone);
  const opened = openedWith ? textsOf(openedWith, timeZone) : saved;
  const { merged, clashes } = mergeFields<Name, Omit<RateTexts, 'openedWith'>>(NAMES, {
    typed,
    opened,
    saved,
  });
  const named = clashes.map((name) => [LABELS[name], savedText(name, saved)] as const);
  return {
    merged: { ...merged, openedWith: stored },
    saved,
    message: mergedText({ clashes: named }),
  };
}

function savedText(name: Name, saved: RateTexts): string {
  return CHOICES.includes(name) && saved[name] !== '' ? ANOTHER_CHOICE : saved[name];
}
