import type { Order } from '@shop/shared';
import { CheckBox } from '../../../ui/fields/check-box';
import styles from './select-order.module.css';
import type { OrderSelection } from './use-order-selection';

interface SelectOrderProps {
  order: Order;
  selection: OrderSelection;
}

/** Selects an order for a bulk change; with Shift, the range from the last clicked one to this one. */
export function SelectOrder({ order, selection }: SelectOrderProps) {
  return (
    <label className={styles.hit}>
      <CheckBox
        aria-label={`Select order ${order.number}`}
        checked={selection.has(order)}
        onChange={({ target, nativeEvent }) => {
          const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
          selection.toggle(order, target.checked, isRange);
        }}
      />
    </label>
  );
}
