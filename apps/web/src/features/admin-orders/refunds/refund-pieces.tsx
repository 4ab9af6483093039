import type { AdminOrderDetails } from '@shop/shared';
import { CheckBox } from '../../../ui/fields/check-box';
import { PiecesFields } from '../../orders';
import type { refundableLines, RefundEntry } from './refund-entry';
import styles from './refund.module.css';

interface RefundPiecesProps {
  order: AdminOrderDetails;
  lines: ReturnType<typeof refundableLines>;
  entry: RefundEntry;
  change: (part: Partial<RefundEntry>) => void;
}

/** How many pieces of each line are refunded, and whether the delivery is. */
export function RefundPieces({ order, lines, entry, change }: RefundPiecesProps) {
  const { pieces, shipping } = entry;
  return (
    <>
      <PiecesFields
        lines={lines}
        chosen={pieces}
        onChoose={(chosen) => change({ pieces: chosen })}
      />
      {(order.amounts?.shipping ?? 0) > 0 && (
        <label className={styles.check}>
          <CheckBox
            checked={shipping}
            onChange={({ target }) => change({ shipping: target.checked })}
          />
          The delivery
        </label>
      )}
    </>
  );
}
