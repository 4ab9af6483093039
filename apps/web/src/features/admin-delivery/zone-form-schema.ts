import { readAmount, readGrams, shippingZoneInputSchema, type TypedNumber } from '@shop/shared';
import { z } from 'zod';
import { rangeOf } from './postal-text';
import { tiersOf } from './tiers-text';
import { zoneTextsSchema, type MethodTexts, type ZoneTexts } from './zone-texts';

/** The server's rules for a zone, for the texts of its form. */
export const zoneFormSchema = zoneTextsSchema.transform((texts, context) => {
  const complain = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  const { data, error } = shippingZoneInputSchema.safeParse(bodyOf(texts));
  for (const { path, message } of error?.issues ?? []) complain(fieldOf(path), message);
  return data ? { zone: data, version: texts.openedWith?.version ?? 0 } : z.NEVER;
});

/** A list without blanks; undefined if nothing is left. */
function listed(texts: readonly string[]): string[] | undefined {
  const some = texts.map((one) => one.trim()).filter(Boolean);
  return some.length > 0 ? some : undefined;
}

/** What the server takes, with what was typed. What is no number becomes NaN, which it refuses. */
function bodyOf({ name, countries: typed, states, postal, methods, ...taxes }: ZoneTexts) {
  const { taxRounding, deliveryTaxClass } = taxes;
  const countries = listed(typed.split(','));
  return {
    name,
    countries,
    states: listed(states.split(',')),
    postalCodes: listed(postal.split('\n'))?.map((line) => rangeOf(line, countries)),
    taxRounding,
    deliveryTaxClass: deliveryTaxClass === 'standard' ? undefined : deliveryTaxClass,
    methods: methods.map(methodBodyOf),
  };
}

function methodBodyOf({ _id, name, days, pickUpAt, products, categories, ...texts }: MethodTexts) {
  return {
    ...(_id !== '' && { _id }),
    name,
    price: priceBodyOf(texts),
    freeFrom: optional(texts.freeFrom, readAmount),
    minAmount: optional(texts.minAmount, readAmount),
    maxAmount: optional(texts.maxAmount, readAmount),
    minWeight: optional(texts.minWeight, readGrams),
    maxWeight: optional(texts.maxWeight, readGrams),
    excludedProducts: listed(products.split(',')),
    excludedCategories: listed(categories.split(',')),
    days,
    pickUpAt,
  };
}

function priceBodyOf({
  by,
  price,
  tiers,
  first,
  each,
}: Pick<MethodTexts, 'by' | 'price' | 'tiers' | 'first' | 'each'>) {
  switch (by) {
    case 'flat':
      return { by, price: numberOf(price, readAmount) };
    case 'pieces':
      return { by, first: numberOf(first, readAmount), each: numberOf(each, readAmount) };
    default:
      return { by, tiers: tiersOf(tiers, by) };
  }
}

function numberOf(text: string, read: (typed: string) => TypedNumber): number {
  const typed = read(text);
  return typed && 'number' in typed && typed.number !== '' ? Number(typed.number) : NaN;
}

function optional(text: string, read: (typed: string) => TypedNumber): number | undefined {
  return text.trim() === '' ? undefined : numberOf(text, read);
}

/** The form's field for a place in the body. */
function fieldOf(path: readonly PropertyKey[]): PropertyKey[] {
  const [first, index, name, detail] = path;
  if (first === 'postalCodes') return ['postal'];
  if (first !== 'methods' || index === undefined) return first === undefined ? [] : [first];
  const renamed: Record<string, string> = {
    excludedProducts: 'products',
    excludedCategories: 'categories',
  };
  const field = name === 'price' ? (detail ?? 'price') : name;
  return ['methods', index, renamed[String(field)] ?? field ?? 'name'];
}
