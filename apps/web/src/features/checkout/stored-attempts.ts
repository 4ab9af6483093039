import type { Contact, OrderItem } from '@shop/shared';
import { fieldsOf, isText, isWholeNumber } from '../../lib/storage/stored-values';

/** A payment that was sent and whose outcome isn't known yet. */
export interface Attempt {
  key: string;
  /** Id of the user. */
  buyer: string;
  items: OrderItem[];
  /** The delivery that was shown to the shopper. */
  delivery?: Contact | undefined;
  /** The total that was shown to the shopper, in US dollars. */
  total?: number | undefined;
}

function isItem(stored: unknown): stored is OrderItem {
  const { product, quantity } = fieldsOf(stored);
  return isText(product) && isWholeNumber(quantity) && quantity >= 1;
}

function isContact(stored: unknown): stored is Contact {
  const { name, email, phone, address } = fieldsOf(stored);
  return [name, email, phone, address].every(isText);
}

function isAttempt(stored: unknown): stored is Attempt {
  const { key, buyer, items, delivery, total } = fieldsOf(stored);
  const hasItems = Array.isArray(items) && items.length > 0 && items.every(isItem);
  return (
    isText(key) &&
    key !== '' &&
    isText(buyer) &&
    hasItems &&
    (delivery === undefined || isContact(delivery)) &&
    (total === undefined || typeof total === 'number')
  );
}

/** Reads the stored attempts, without those that are unreadable. */
export function readAttempts(stored: unknown): Attempt[] {
  return Array.isArray(stored) ? stored.filter(isAttempt) : [];
}
