import { holdsStock } from '@shop/shared';
import { CheckBox } from '../../../ui/fields/check-box';
import type { ReturnOfOrder } from './return-of-order';
import styles from './return-actions.module.css';

interface RestockBoxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether the pieces of a return go back into stock. */
export function RestockBox({ checked, onChange }: RestockBoxProps) {
  return (
    <label className={styles.check}>
      <CheckBox checked={checked} onChange={({ target }) => onChange(target.checked)} />
      Put the pieces back into stock
    </label>
  );
}

/** The same for pieces that have arrived, unless they are in stock already. */
export function RestockArrivedBox({ order, one, ...box }: ReturnOfOrder & RestockBoxProps) {
  // Pieces of a cancelled order are back already, but for those that were in parcels.
  if (one.restocked || !(holdsStock(order.status) || order.parcels)) return null;
  return <RestockBox {...box} />;
}
