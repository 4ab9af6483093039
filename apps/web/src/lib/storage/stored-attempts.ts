import type { Contact, EndpointInput, endpoints, OrderItem } from '@shop/shared';
import { createLocalStore } from './local-store';
import { fieldsOf, isText, isWholeNumber } from './stored-values';

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
  /** What else the shopper entered: codes, addresses, the way of delivery, a note. */
  told?: Partial<EndpointInput<typeof endpoints.placeOrder>['body']> | undefined;
  /** All that the shopper wanted, to compare; absent in attempts of earlier releases. */
  asked?: string | undefined;
}

function isItem(stored: unknown): stored is OrderItem {
  const { product, variant, quantity } = fieldsOf(stored);
  const isVariant = variant === undefined || isText(variant);
  return isText(product) && isVariant && isWholeNumber(quantity) && quantity >= 1;
}

function isContact(stored: unknown): stored is Contact {
  const { name, email, phone, address } = fieldsOf(stored);
  return [name, email, phone, address].every(isText);
}

function isAttempt(stored: unknown): stored is Attempt {
  const { key, buyer, items, delivery, total, told, asked } = fieldsOf(stored);
  const hasItems = Array.isArray(items) && items.length > 0 && items.every(isItem);
  return (
    isText(key) &&
    key !== '' &&
    isText(buyer) &&
    hasItems &&
    (delivery === undefined || isContact(delivery)) &&
    (total === undefined || typeof total === 'number') &&
    (told === undefined || typeof told === 'object') &&
    (asked === undefined || isText(asked))
  );
}

/** At most one attempt per buyer, shared by all tabs, so that no tab starts a second one. */
export const storedAttempts = createLocalStore<readonly Attempt[]>({
  key: 'checkout',
  empty: [],
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isAttempt) : []),
});

/** Whether it is not known yet how a payment of this user ended. @param user their id */
export function hasAttempt(user: string): boolean {
  return storedAttempts.get().some(({ buyer }) => buyer === user);
}

/** Keeps these attempts and no others. */
export function storeAttempts(attempts: readonly Attempt[]): void {
  if (attempts.length > 0) storedAttempts.set(attempts);
  else storedAttempts.clear();
}

/** Removes the attempts of everybody but this user. @param user their id */
export function dropAttemptsOfOthers(user: string | undefined): void {
  const before = storedAttempts.get();
  const own = before.filter(({ buyer }) => buyer === user);
  if (own.length < before.length) storeAttempts(own);
}
