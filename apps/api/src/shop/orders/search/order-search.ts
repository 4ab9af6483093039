import type { Contact, PostalAddress, Shipment } from '@shop/shared';
import { typedId } from '@shop/mongo/text';
import type { OrderLineRecord } from '../order.model.js';
import { phoneEndings, typedPhone } from './phone-search.js';
import { trackingWords, typedTrackingNumber } from './tracking-search.js';
import { searchWords, wordFilter } from './word-search.js';

/** Maximum number of products of an order that are searchable by name: each word costs the checkout an index entry. */
const SEARCHED_LINES = 20;

/** The parts of an order that are searched. */
interface SearchedOrder {
  number: number;
  delivery: Contact;
  /** Where it goes to, if its buyer chose an address. */
  address?: PostalAddress | undefined;
  lines: readonly Pick<OrderLineRecord, 'name' | 'variant' | 'sku'>[];
  shipment?: Shipment | null;
  parcels?: readonly Shipment[];
}

/**
 * Search words from an order's number, its delivery, the products and variants bought, their SKUs, and its tracking
 * numbers. Searches match their beginnings.
 */
export function orderSearchWords({
  number,
  delivery,
  address: chosen = {},
  lines,
  shipment,
  parcels = [],
}: SearchedOrder): string[] {
  const { name, email, phone, address } = delivery;
  const products = lines.slice(0, SEARCHED_LINES).flatMap(textsOf);
  const place = [chosen.name, chosen.company, chosen.line1, chosen.city, chosen.postalCode];
  const words = [name, phone, address, ...place, ...products].flatMap((text = '') =>
    wordsWithin(text),
  );
  return searchWords(
    ...numberEndings(number),
    withoutEdges(email),
    ...phoneEndings(phone),
    ...trackingWords(shipment?.trackingNumber ?? ''),
    ...parcels.flatMap(({ trackingNumber }) => trackingWords(trackingNumber)),
    ...words,
  );
}

function textsOf({ name, variant, sku = '' }: SearchedOrder['lines'][number]): string[] {
  return variant ? [name, variant.name, variant.sku ?? ''] : [name, sku];
}

/** The endings of a number, down to two digits, so that a part of it matches: 1042, 042 and 42. */
function numberEndings(number: number): string[] {
  const digits = String(number);
  return Array.from(digits, (_, index) => digits.slice(index)).slice(0, -1);
}

/** Digits with dashes, such as a postal code: whoever types them may mean a phone number. */
const DASHED_DIGITS = /^\d+(-\d+)+$/;

/** The words of a text, and their parts: `Jones` finds `Smith-Jones`, too. */
function wordsWithin(text: string): string[] {
  return text.split(/\s+/).flatMap((word) => {
    const whole = withoutEdges(word);
    const parts = whole.split(/[^\p{L}\p{M}\p{N}]+/u).slice(1);
    return [whole, ...parts, ...(DASHED_DIGITS.test(whole) ? phoneEndings(whole) : [])];
  });
}

/** A word without the punctuation around it, as in an address: `Street,` is `Street`, and `(Unit` is `Unit`. */
function withoutEdges(word: string): string {
  return word.replace(/^[([{"'“„«,;:]+|[)\]}"'”“»,;:.]+$/g, '') || word;
}

/** `Order` and `#` before a number, or at the end of the text while the number is still being typed. */
const NUMBER_SIGNS = /\border\s*#?\s*(?=\d|$)|#\s*(?=\d|$)/gi;

/**
 * A filter for what somebody typed: the whole or a part of an order's number as it is printed, its id, a phone number or
 * a tracking number written in any way, or words.
 */
export function orderSearchFilter(typed: string): object {
  const text = typed.replace(NUMBER_SIGNS, '').trim();
  const _id = typedId(text);
  if (_id) return { _id };
  const phone = typedPhone(text);
  if (phone) return wordFilter('searchWords', phone);
  const words = text.split(/\s+/).map(withoutEdges).join(' ');
  return wordFilter('searchWords', words, typedTrackingNumber(text));
}

/** Whether a filter searches for words, and so can use `WORDS_INDEX`. */
export function asksForWords(filter: object): boolean {
  return '$and' in filter;
}

/** The number in a text that names one order as it is printed, with leading zeros or without: `#1042`, `Order 01042`. */
export function typedNumber(typed: string): number | undefined {
  const text = typed.replace(NUMBER_SIGNS, '').trim();
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
