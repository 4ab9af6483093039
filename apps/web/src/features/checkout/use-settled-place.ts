import { useEffect, useState } from 'react';
import type { Wishes } from './entries';

const DELAY_MS = 250;

/** Holds back a postal code or state until the shopper stops typing. All else, such as another country, counts at once. */
export function useSettledPlace(wishes: Wishes): Wishes {
  const { country, state, postalCode } = wishes.address ?? {};
  const [settled, setSettled] = useState(wishes.address);
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ country, state, postalCode }), DELAY_MS);
    return () => clearTimeout(timer);
  }, [country, state, postalCode]);
  return country && country === settled?.country ? { ...wishes, address: settled } : wishes;
}
