import { Button } from '../../../ui/forms/button';
import { Table } from '../../../ui/list/table';
import type { PlannedLine } from './use-tracking';
import styles from './tracking.module.css';

const HEADINGS = ['Order', 'New', 'Before'];

interface TrackingPlanProps {
  plan: readonly PlannedLine[];
  busy: boolean;
  onSave: (lines: readonly PlannedLine[]) => void;
  onEdit: () => void;
}

/** What would change and what is refused, before anything is saved. */
export function TrackingPlan({ plan, busy, onSave, onEdit }: TrackingPlanProps) {
  const able = plan.filter(({ refusal }) => refusal === undefined);
  const replaced = able.filter(({ shipmentBefore }) => shipmentBefore !== null).length;
  return (
    <div className={styles.form}>
      <p role="status">
        {able.length} of {plan.length} orders get a tracking number, and their buyers are told
        {replaced > 0 && `; ${replaced} had another one`}.
      </p>
      <div className={styles.rows} tabIndex={0} role="region" aria-label="What changes">
        <Table headings={HEADINGS} asCards>
          {plan.map(({ number, carrier, trackingNumber, shipmentBefore, refusal }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td data-label="New">
                {refusal ? <strong>{refusal}: left out</strong> : `${carrier} ${trackingNumber}`}
              </td>
              <td data-label="Before">
                {shipmentBefore
                  ? `${shipmentBefore.carrier} ${shipmentBefore.trackingNumber}`
                  : '–'}
              </td>
            </tr>
          ))}
        </Table>
      </div>
      <div className={styles.actions}>
        <Button busy={busy} disabled={able.length === 0} onClick={() => onSave(able)}>
          {busy ? 'Saving …' : `Save ${able.length}`}
        </Button>
        <Button tone="quiet" onClick={onEdit}>
          Back
        </Button>
      </div>
    </div>
  );
}
