import { costRows, type CostedPrice } from '@shop/shared';
import { Price } from './price';
import styles from './cost-breakdown.module.css';

interface CostBreakdownProps {
  price: CostedPrice;
  /** What stands instead of the price of the delivery while there is none. */
  delivery?: string | undefined;
  className?: string | undefined;
  /** Of each row. */
  rowClassName?: string | undefined;
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
