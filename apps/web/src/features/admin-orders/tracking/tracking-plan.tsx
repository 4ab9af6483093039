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
  const replaced = able.filter(hasAnother).length;
  return (
    <div className={styles.form}>
      <p role="status">
        {able.length} of {plan.length} orders get a tracking number
        {replaced > 0 && `; ${replaced} had another one`}.
      </p>
      <p>
        Buyers of orders that were sent are told; the others read it in the mail that their order is
        on its way. The status stays as it is.
      </p>
      <div className={styles.rows} tabIndex={0} role="region" aria-label="What changes">
        <Table headings={HEADINGS} asCards>
          {plan.map(({ number, carrier, trackingNumber, shipmentBefore, refusal }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td data-label="New">
                {refusal ? (
                  <strong>{refusal.replace(/\.$/, '')}: left out</strong>
                ) : (
                  `${carrier} ${trackingNumber}`
                )}
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

/** Whether the order's parcel is another one so far. */
function hasAnother({ carrier, trackingNumber, shipmentBefore: before }: PlannedLine): boolean {
  if (!before) return false;
  return before.carrier !== carrier || before.trackingNumber !== trackingNumber;
}
