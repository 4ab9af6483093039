import type { AddressBook, Contact, PostalAddress, User } from '@shop/shared';
import { useEffect } from 'react';
import { enter, enterUnasked, type CheckoutEntries } from '../../../lib/storage/checkout-entries';

interface Claim {
  buyer: User | undefined;
  contact: Contact | undefined;
  entries: CheckoutEntries;
  /** Undefined until it is known. */
  book: AddressBook | undefined;
  /** The countries that the shop delivers to. */
  countries: readonly string[] | undefined;
}

/**
 * Once, when somebody who is signed in opens the checkout: makes what a visitor has entered theirs, and fills in what
 * their account knows.
 */
export function useClaimedEntries({ buyer, contact, entries, book, countries }: Claim) {
  const { isFilledIn, address } = entries;
  const only = countries?.length === 1 ? countries[0] : undefined;
  useEffect(() => {
    if (!address.country && only) enterUnasked({ address: { ...address, country: only } });
  }, [address, only]);
  useEffect(() => {
    if (!buyer || !contact || !book || isFilledIn) return;
    enter({ isFilledIn: true, address: filledIn(address, contact, book) });
  }, [buyer, contact, book, isFilledIn, address]);
}

/** The kept address that fits what was entered, or what was entered with what the account knows. */
function filledIn(
  entered: PostalAddress,
  { name, phone, address: line1 }: Contact,
  { addresses }: AddressBook,
): PostalAddress {
  const { country, postalCode } = entered;
  const kept = addresses.find(
    (one) =>
      (!country || one.country === country) && (!postalCode || one.postalCode === postalCode),
  );
  if (kept && !entered.line1) return kept;
  // The one line of older accounts, to be completed here.
  return { name, phone, ...(addresses.length === 0 && { line1 }), ...entered };
}
