import type { PostalAddress } from '@shop/shared';
import { session } from '../session/session';
import { CHECKOUT_ENTRIES_KEY } from './forget-everybody';
import { createLocalStore, useLocalStore } from './local-store';
import { fieldsOf, isText } from './stored-values';

/** A code that the shop does not know, and the sentence that says so. */
interface UnknownCode {
  code: string;
  message: string;
}

/** What a shopper has entered at the checkout of a shop that has promotions, zones or rates. */
export interface CheckoutEntries {
  /** Id of the user who entered it; absent for a visitor. */
  owner?: string | undefined;
  /** Whether it has what the owner's account knows. */
  isFilledIn?: boolean | undefined;
  codes: readonly string[];
  /** What stands in the field of the code since it was changed there. */
  typedCode?: string | undefined;
  /** What was entered last, if it is none of the shop's codes. */
  unknownCode?: UnknownCode | undefined;
  address: PostalAddress;
  /** Id of the way of delivery that the shopper has chosen. It stays while it does not fit. */
  shippingMethod?: string | undefined;
  /** Id of the one that is proposed in its place. */
  proposedMethod?: string | undefined;
  /** Absent while the invoice goes to the same address. */
  billing?: PostalAddress | undefined;
  taxId: string;
  note: string;
  /** Id of the way to pay that the shopper has chosen. */
  payment?: string | undefined;
}

const NONE: CheckoutEntries = { codes: [], address: {}, taxId: '', note: '' };

function readAddress(stored: unknown): PostalAddress {
  return Object.fromEntries(Object.entries(fieldsOf(stored)).filter(([, part]) => isText(part)));
}

function readUnknownCode(stored: unknown): Pick<CheckoutEntries, 'unknownCode'> {
  const { code, message } = fieldsOf(stored);
  return isText(code) && isText(message) ? { unknownCode: { code, message } } : {};
}

function readEntries(stored: unknown): CheckoutEntries {
  const { owner, isFilledIn, codes, unknownCode, address, billing, taxId, note } = fieldsOf(stored);
  const { shippingMethod, proposedMethod, payment, typedCode } = fieldsOf(stored);
  return {
    owner: isText(owner) ? owner : undefined,
    isFilledIn: isFilledIn === true,
    codes: Array.isArray(codes) ? codes.filter(isText) : [],
    address: readAddress(address),
    shippingMethod: isText(shippingMethod) ? shippingMethod : undefined,
    proposedMethod: isText(proposedMethod) ? proposedMethod : undefined,
    billing: billing === undefined ? undefined : readAddress(billing),
    taxId: isText(taxId) ? taxId : '',
    note: isText(note) ? note : '',
    ...(isText(payment) && { payment }),
    ...(isText(typedCode) && { typedCode }),
    ...readUnknownCode(unknownCode),
  };
}

/** Kept until the order is placed, so that neither a reload nor a sign-in loses anything. */
export const checkoutEntries = createLocalStore<CheckoutEntries>({
  key: CHECKOUT_ENTRIES_KEY,
  empty: NONE,
  parse: readEntries,
});

/** What this user may see of it. What a visitor entered is for whoever signs in next. */
function entriesFor(user: string | undefined, entries: CheckoutEntries): CheckoutEntries {
  return entries.owner === undefined || entries.owner === user ? entries : NONE;
}

/** @param user the id of whoever is signed in */
export function useCheckoutEntries(user: string | undefined): CheckoutEntries {
  return entriesFor(user, useLocalStore(checkoutEntries));
}

/** Keeps what the shopper has entered, as theirs if they are signed in. */
export function enter(changes: Partial<CheckoutEntries>): void {
  const owner = session.get()?.user._id;
  checkoutEntries.set({ ...entriesFor(owner, checkoutEntries.get()), owner, ...changes });
}

/**
 * Keeps what the shop itself has filled in. What somebody else has entered stays for them: their session may just have
 * ended.
 */
export function enterUnasked(changes: Partial<CheckoutEntries>): void {
  const stored = checkoutEntries.get();
  if (entriesFor(session.get()?.user._id, stored) === stored) enter(changes);
}
