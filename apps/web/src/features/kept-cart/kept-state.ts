import type { OrderItem } from '@shop/shared';
import { createLocalStore } from '../../lib/storage/local-store';
import { fieldsOf, isId, isWholeNumber } from '../../lib/storage/stored-values';

/** Whose the cart in this browser is, and what both sides had when they were last the same. */
export interface KeptState {
  /** The id of the user. */
  user: string;
  /** The version that the account had; 0 before the first exchange. */
  version: number;
  items: readonly OrderItem[];
}

function isItem(stored: unknown): stored is OrderItem {
  const { product, variant, quantity } = fieldsOf(stored);
  return isId(product) && (variant === undefined || isId(variant)) && isWholeNumber(quantity);
}

function readState(stored: unknown): KeptState | null {
  const { user, version, items } = fieldsOf(stored);
  if (!isId(user)) return null;
  if (!isWholeNumber(version) || !Array.isArray(items)) return { user, version: 0, items: [] };
  return { user, version, items: items.filter(isItem) };
}

/** Shared by all tabs. Null while the cart is a guest's. */
export const keptState = createLocalStore<KeptState | null>({
  key: 'kept-cart',
  empty: null,
  parse: readState,
});
