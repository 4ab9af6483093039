import type { AdminOrderDetails } from '@shop/shared';
import { CheckBox } from '../../../ui/fields/check-box';
import { ChoiceField } from '../../../ui/fields/choice-field';
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
      {lines.map(({ line, name, left }) => (
        <ChoiceField
          key={line}
          label={`Pieces of ${name}`}
          placeholder="None"
          options={countsUpTo(left)}
          value={pieces[line] ? String(pieces[line]) : ''}
          onChange={({ target }) =>
            change({ pieces: { ...pieces, [line]: Number(target.value) || 0 } })
          }
        />
      ))}
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

function countsUpTo(left: number) {
  return Array.from({ length: left }, (_, index) => {
    const count = String(index + 1);
    return { value: count, label: index + 1 === left ? `${count} (all)` : count };
  });
}
