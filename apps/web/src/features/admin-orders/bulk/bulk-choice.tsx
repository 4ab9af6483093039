import {
  holdsStock,
  INITIAL_STATUS,
  ORDER_STATUSES,
  orderStatusSchema,
  type OrderStatus,
  type OrderStatusLine,
} from '@shop/shared';
import { useState } from 'react';
import { Button } from '../../../ui/forms/button';
import styles from '../../../ui/list/bulk-bar.module.css';
import { ConfirmBulk } from './confirm-bulk';
import { leavingUnpaid } from './order-groups';
import { PrintSelected } from './print-selected';
import { SelectMatching, type Matching } from './select-matching';
import type { OrderSelection } from './use-order-selection';

/** A bulk change of more orders than this requires a confirmation. */
const ASKS_ABOVE = 100;

interface BulkChoiceProps {
  selection: OrderSelection;
  matching: Matching;
  /** @param leftOut the selected orders that stay as they are */
  onApply: (
    status: OrderStatus,
    lines: readonly OrderStatusLine[],
    leftOut: readonly OrderStatusLine[],
  ) => void;
}

/** The number of selected orders, and the status to set them to. */
export function BulkChoice({ selection, matching, onApply }: BulkChoiceProps) {
  const { lines, clear } = selection;
  const [status, setStatus] = useState<OrderStatus>();
  const [asking, setAsking] = useState(false);
  const movesStock = [status ?? INITIAL_STATUS, ...lines.map((line) => line.status)].some(
    (one) => !holdsStock(one),
  );
  const isUnpaidSent = status !== undefined && leavingUnpaid(status, lines).length > 0;
  const asksFirst = movesStock || isUnpaidSent || lines.length > ASKS_ABOVE;

  function apply(changed: readonly OrderStatusLine[]) {
    setAsking(false);
    if (!status) return;
    clear();
    onApply(
      status,
      changed,
      lines.filter((line) => !changed.includes(line)),
    );
  }

  return (
    <div className={styles.choice}>
      <p className={`tabular ${styles.count}`}>{lines.length.toLocaleString('en-US')} selected</p>
      <SelectMatching selection={selection} matching={matching} />
      <div className={styles.actions}>
        <select
          className={styles.select}
          aria-label="Status for the selected orders"
          value={status ?? ''}
          onChange={({ target }) => setStatus(orderStatusSchema.safeParse(target.value).data)}
        >
          <option value="">Set status to …</option>
          {ORDER_STATUSES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <Button
          disabled={!status}
          onClick={() => {
            if (asksFirst) setAsking(true);
            else apply(lines);
          }}
        >
          Apply
        </Button>
        <Button tone="quiet" onClick={clear}>
          Clear
        </Button>
      </div>
      <PrintSelected lines={lines} />
      {status && (
        <ConfirmBulk
          status={status}
          lines={lines}
          open={asking}
          onConfirm={apply}
          onKeep={() => setAsking(false)}
        />
      )}
    </div>
  );
}
