import { DETAIL_RULES, readAmount, readWholeNumber, type TypedNumber } from '@shop/shared';
import { z } from 'zod';
import { clashText, mergedText } from '../../ui/feedback/merged-text';
import { mergeFields } from '../../ui/forms/merge-fields';
import { typedNumber } from '../../ui/fields/typed-number';
import { randomKey } from '../../lib/storage/random-key';
import { amountText, plainAmount } from './amount-text';
import { typedNumbers } from './product-texts';

/** What has prices and a stock: a product, or one of its variants. */
export interface Priced {
  _id: string;
  /** In dollars, like the other. */
  price: number;
  compareAtPrice?: number | null | undefined;
  quantity: number;
}

/** What a row was opened with. Like that of a product's form, it is one of the values. */
const openedWithSchema = z.object({
  price: z.string(),
  compareAtPrice: z.string(),
  quantity: z.string(),
  editKey: z.string(),
});

/** The server's rules for prices and a stock, and what the row was opened with. */
export const priceFormSchema = z.object({
  ...typedNumbers,
  compareAtPrice: typedNumber(readAmount, DETAIL_RULES.compareAtPrice),
  openedWith: openedWithSchema,
});
/** The values of a row, parsed. */
export type PriceFields = z.output<typeof priceFormSchema>;
/** The values of a row. */
export type PriceTexts = z.input<typeof priceFormSchema>;

/** The fields of a row. */
export const PRICE_NAMES = ['price', 'compareAtPrice', 'quantity'] as const;
/** The name of a field of a row. */
export type PriceName = (typeof PRICE_NAMES)[number];

/** The fields as people read them. */
export const PRICE_LABELS: Record<PriceName, string> = {
  price: 'Price',
  compareAtPrice: 'Compare-at price',
  quantity: 'Stock',
};

/** The initial values of a row, under a new edit key. */
export function priceTextsOf({ price, compareAtPrice, quantity }: Priced): PriceTexts {
  const typed = {
    price: amountText(price),
    compareAtPrice: amountText(compareAtPrice),
    quantity: String(quantity),
  };
  return { ...typed, openedWith: { ...typed, editKey: randomKey() } };
}

/** The body of the call that saves a row. A compare-at price that was left as it is says nothing about it. */
export function priceBody({ price, compareAtPrice, quantity, openedWith }: PriceFields) {
  const compareAtPriceBefore = plainAmount(openedWith.compareAtPrice);
  return {
    price,
    priceBefore: Number(openedWith.price),
    quantity,
    quantityBefore: Number(openedWith.quantity),
    editKey: openedWith.editKey,
    ...(compareAtPrice !== compareAtPriceBefore && { compareAtPrice, compareAtPriceBefore }),
  };
}

/** Whether a number was typed that is not the saved one. */
export function isChanged({ price, compareAtPrice, quantity, openedWith }: PriceTexts): boolean {
  const differs = (typed: TypedNumber, saved: string) =>
    !(typed && 'number' in typed) || Number(typed.number) !== Number(saved);
  const isSet = compareAtPrice.trim() !== '';
  return (
    differs(readAmount(price), openedWith.price) ||
    isSet !== (openedWith.compareAtPrice !== '') ||
    (isSet && differs(readAmount(compareAtPrice), openedWith.compareAtPrice)) ||
    differs(readWholeNumber(quantity), openedWith.quantity)
  );
}

/**
 * What a row continues with after a save. A stock that was typed since was typed over the one that was sent, not over
 * what is stored now, and changes it by that difference: what was sold before the reply stays sold.
 * @param sent the stock that was sent, in digits
 */
export function openedWithAfter(stored: Priced, sent: string) {
  return { ...priceTextsOf(stored).openedWith, quantity: sent };
}

/** Puts what was typed onto what somebody else has saved, and says what became of it. */
export function mergePrice({ openedWith, ...typed }: PriceTexts, now: Priced) {
  const saved = priceTextsOf(now);
  const { merged, clashes } = mergeFields<PriceName, Record<PriceName, string>>(PRICE_NAMES, {
    typed,
    // A draft of an earlier release knows no compare-at price.
    opened: { ...saved.openedWith, ...openedWith },
    saved: saved.openedWith,
  });
  const named = clashes.map((name) => [name, saved[name]] as const);
  return {
    merged: { ...saved, ...Object.fromEntries(PRICE_NAMES.map((name) => [name, merged[name]])) },
    saved,
    message: mergedText({ clashes: named }),
    note: clashText(named),
  };
}
