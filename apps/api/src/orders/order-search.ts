import { nameFilter, searchPrefixes, typedId } from '../text/name-search.js';

/** What an administrator finds an order by: its number, and the name and e-mail address of its buyer. */
export function orderSearchPrefixes(
  number: number,
  { name, email }: { name: string; email: string },
): string[] {
  return searchPrefixes(String(number), name, email);
}

/** The `Order` and the `#` before a number, or with nothing behind them while it is still being typed. */
const NUMBER_SIGNS = /\border\s*#?\s*(?=\d|$)|#\s*(?=\d|$)/gi;

/** A filter for what somebody typed: an order's number as it is printed, in full or its beginning, its id, or words. */
export function orderSearchFilter(typed: string): object {
  const text = typed.replace(NUMBER_SIGNS, '');
  const _id = typedId(text.trim());
  return _id ? { _id } : nameFilter('searchPrefixes', text);
}
