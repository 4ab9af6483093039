import { paths } from '../../lib/paths';
import { readListQuery, writeListQuery, type ListQuery } from './list-query';

const KEY = 'admin-products';

/** Remembers what the list was narrowed to, for as long as the tab is open. */
export function rememberList(query: ListQuery) {
  try {
    window.sessionStorage.setItem(KEY, writeListQuery(query).toString());
  } catch {
    // Where storing is forbidden, the way back leads to the whole list.
  }
}

function remembered(): string {
  try {
    return window.sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Address of the list as it was left: where one comes back to after a product was saved or deleted. */
export function listAddress(): string {
  const query = readListQuery(new URLSearchParams(remembered()));
  return addressOf(query);
}

/** Address of the list, narrowed. */
export function addressOf(query: ListQuery): string {
  const search = writeListQuery(query).toString();
  return search ? `${paths.adminProducts}?${search}` : paths.adminProducts;
}
