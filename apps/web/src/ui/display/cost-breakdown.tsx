import { formatDollars, type Quote } from '@shop/shared';
import { Price } from './price';
import styles from './cost-breakdown.module.css';

type Priced = Pick<Quote, 'amounts' | 'discounts' | 'taxes' | 'shippingMethod'>;

interface CostBreakdownProps {
  price: Priced;
  /** What stands instead of the price of the delivery while there is none. */
  delivery?: string | undefined;
  className?: string | undefined;
  /** Of each row. */
  rowClassName?: string | undefined;
}

export interface CostRow {
  name: string;
  /** US dollars, or a text in their place. */
  amount: number | string;
}

/** What an order costs in its parts, without the total. The delivery is what it costs after its discounts. Every amount is the server's. */
export function costRows(
  { amounts, discounts = [], taxes = [], shippingMethod }: Priced,
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
      ? [{ name: `Delivery: ${shippingMethod.name}`, amount: amounts.shipping }]
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

export function CostBreakdown({
  price,
  delivery,
  className = styles.rows,
  rowClassName = styles.row,
}: CostBreakdownProps) {
  return (
    <dl className={className}>
      {costRows(price, delivery).map(({ name, amount }, index) => (
        <div key={index} className={rowClassName}>
          <dt>{name}</dt>
          <dd>{typeof amount === 'number' ? <Price dollars={amount} /> : amount}</dd>
        </div>
      ))}
    </dl>
  );
}
