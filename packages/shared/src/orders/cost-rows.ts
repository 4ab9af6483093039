import { formatDollars } from '../money.js';
import type { Quote } from './checkout.js';

/** The parts of a price, in dollars. */
export type CostedPrice = Pick<Quote, 'amounts' | 'discounts' | 'taxes' | 'shippingMethod'>;

/** A row of what an order costs. */
export interface CostRow {
  name: string;
  /** US dollars, or a text in their place. */
  amount: number | string;
}

/**
 * What an order costs in its parts, without the total. The delivery is what it costs after its discounts. Every amount
 * is the server's.
 */
export function costRows(
  { amounts, discounts = [], taxes = [], shippingMethod }: CostedPrice,
  delivery?: string,
): CostRow[] {
  if (!amounts) return [];
  const named = (scope: 'items' | 'shipping') => discounts.filter((one) => one.scope === scope);
  const isContained = amounts.taxIncluded > 0;
  const isCharged = !isContained || amounts.tax > 0;
  const off = ({ code, name, amount }: (typeof discounts)[number]): CostRow => ({
    name: code ? `${name} (${code})` : name,
    amount: -amount,
  });
  return [
    { name: 'Items', amount: amounts.items },
    ...named('items').map(off),
    ...(shippingMethod
      ? [{ name: `Delivery: ${shippingMethod.name}`, amount: amounts.shipping || 'Free' }]
      : []),
    ...(!shippingMethod && delivery ? [{ name: 'Delivery', amount: delivery }] : []),
    ...named('shipping').map(({ name, amount, code }) => ({
      name: code ? `${name} (${code})` : name,
      amount: `${formatDollars(amount)} off the delivery`,
    })),
    ...(isContained && !isCharged
      ? [{ name: 'Tax exemption', amount: -amounts.taxIncluded }]
      : taxes.map(({ name, rate, amount }) => ({
          name: `${isContained ? 'Includes ' : ''}${name} ${rate}%`,
          amount,
        }))),
  ];
}
