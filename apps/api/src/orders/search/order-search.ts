import type { Contact } from '@shop/shared';
import { nameFilter, searchPrefixes, typedId } from '../../text/name-search.js';
import type { OrderLineRecord } from '../order.model.js';
import { phoneEndings, typedPhone } from './phone-search.js';

/** More products of one order than this are not found by their names: each letter costs the checkout an index entry. */
const SEARCHED_LINES = 20;

/** What an administrator finds an order by. */
interface SearchedOrder {
  number: number;
  delivery: Contact;
  lines: readonly Pick<OrderLineRecord, 'name'>[];
}

/** The order's number, whom and where it goes to, and what was bought: the beginnings of all words, as they are typed. */
export function orderSearchParts({ number, delivery, lines }: SearchedOrder): string[] {
  const { name, email, phone, address } = delivery;
  const products = lines.slice(0, SEARCHED_LINES).map((line) => line.name);
  const words = [name, phone, address, ...products].flatMap(wordsWithin);
  const wholes = [String(number), withoutEdges(email), ...phoneEndings(phone)];
  return [...new Set([...searchPrefixes(...wholes, ...words), ...numberParts(number)])];
}

/** What stands inside a number, from two digits on: of 1042 it is 04, 042 and 42. */
function numberParts(number: number): string[] {
  const digits = String(number);
  const endings = Array.from(digits, (_, index) => digits.slice(index)).slice(1);
  return searchPrefixes(...endings).filter((part) => part.length > 1);
}

/** The words of a text, and the parts of each: `Smith-Jones` is found as `Jones`, too. */
function wordsWithin(text: string): string[] {
  return text.split(/\s+/).flatMap((word) => {
    const whole = withoutEdges(word);
    return [whole, ...whole.split(/[^\p{L}\p{M}\p{N}]+/u).slice(1)];
  });
}

/** A word without the punctuation around it, as in an address: `Street,` is `Street`, and `(Unit` is `Unit`. */
function withoutEdges(word: string): string {
  return word.replace(/^[([{"'“„«,;:]+|[)\]}"'”“»,;:.]+$/g, '') || word;
}

/** The `Order` and the `#` before a number, or with nothing behind them while it is still being typed. */
const NUMBER_SIGNS = /\border\s*#?\s*(?=\d|$)|#\s*(?=\d|$)/gi;

/**
 * A filter for what somebody typed: the whole or a part of an order's number as it is printed, its id, a phone number
 * written in any way, or words.
 */
export function orderSearchFilter(typed: string): object {
  const text = typed.replace(NUMBER_SIGNS, '').trim();
  const _id = typedId(text);
  if (_id) return { _id };
  const digits = typedPhone(text);
  if (digits === undefined)
    return nameFilter('searchParts', text.split(/\s+/).map(withoutEdges).join(' '));
  // A postal code has such dashes, too.
  return { searchParts: /\s/.test(text) ? digits : { $in: [digits, text] } };
}

/** The number in a text that names one order as it is printed, with leading zeros or without: `#1042`, `Order 01042`. */
export function typedNumber(typed: string): number | undefined {
  const text = typed.replace(NUMBER_SIGNS, '').trim();
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
