import { LIMITS, type OrderListQuery } from '@shop/shared';
import { useState } from 'react';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';
import { Button } from '../../../ui/forms/button';
import { listOrderStatuses } from '../api/list-order-statuses';
import styles from '../../../ui/list/bulk-bar.module.css';
import type { OrderSelection } from './use-order-selection';

/** The list that orders are selected in. */
export interface Matching {
  query: OrderListQuery;
  /** How many orders match, on all pages. */
  total: number;
  /** A total of this many means that there may be more. */
  countedTo?: number | undefined;
  /** The moment (ISO 8601) up to which orders are listed. */
  asOf: () => string | undefined;
}

interface SelectMatchingProps {
  selection: OrderSelection;
  matching: Matching;
}

/** Selects all orders of the list, on all pages, up to the maximum that can be selected at once. */
export function SelectMatching({ selection, matching }: SelectMatchingProps) {
  const { query, total, countedTo = Infinity, asOf } = matching;
  const [busy, setBusy] = useState(false);
  const most = Math.min(total, LIMITS.selectedOrders);
  const of = total > most && `${inDigits(total)}${total >= countedTo ? ' or more' : ''}`;

  async function select() {
    setBusy(true);
    try {
      selection.replace((await listOrderStatuses(query, asOf())).orders);
    } catch (error) {
      notify.error(failureText(error));
    }
    setBusy(false);
  }

  if (selection.lines.length < most)
    return (
      <Button tone="quiet" busy={busy} onClick={() => void select()}>
        {of
          ? `Select the first ${inDigits(most)} of ${of} that match`
          : `Select all ${inDigits(most)} that match`}
      </Button>
    );
  if (!of) return null;
  return (
    <p className={styles.note}>
      {of} match: at most {inDigits(most)} can be selected at once.
    </p>
  );
}

function inDigits(count: number): string {
  return count.toLocaleString('en-US');
}
