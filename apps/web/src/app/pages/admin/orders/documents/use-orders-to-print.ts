import { useParams, useSearchParams } from 'react-router-dom';

/** The orders named in the URL: `/orders/1001/slip`, `/orders/slips?orders=1001,1002`. */
export function useOrdersToPrint() {
  const { number } = useParams();
  const [search] = useSearchParams();
  const orders = number ?? search.get('orders') ?? '';
  const numbers = [...new Set(orders.split(','))];

  return {
    /** Order numbers, separated by commas. */
    orders,
    /** How many orders are named. */
    count: numbers.length,
    /** `Invoice for order 1001`, `3 invoices`. */
    title: (noun: string) =>
      numbers.length === 1
        ? `${noun} for order ${numbers[0]}`
        : `${numbers.length} ${noun.toLowerCase()}s`,
    /** The order number if there is only one; undefined for several. */
    only: numbers.length === 1 ? numbers[0] : undefined,
    /** Says which orders were not found. */
    missing: (found: readonly { number: number }[] | undefined) => {
      if (!found) return undefined;
      const known = new Set(found.map((document) => String(document.number)));
      const unknown = numbers.filter((number) => !known.has(number));
      return unknown.length > 0 ? `Not found: ${unknown.join(', ')}` : undefined;
    },
  };
}
