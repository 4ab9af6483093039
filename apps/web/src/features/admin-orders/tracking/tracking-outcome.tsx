import type { ShipmentResult } from '@shop/shared';
import type { SendOutcome } from '../../../lib/bulk/send-in-parts';
import { Button } from '../../../ui/forms/button';
import { notSaved } from './not-saved';
import styles from './tracking.module.css';
import type { PlannedLine } from './use-tracking';

interface TrackingOutcomeProps {
  plan: readonly PlannedLine[];
  outcome: SendOutcome<ShipmentResult>;
  onDone: () => void;
}

/** What was saved, and why the rest was not. */
export function TrackingOutcome({ plan, outcome, onDone }: TrackingOutcomeProps) {
  const able = plan.filter(({ refusal }) => refusal === undefined);
  const left = notSaved(plan, outcome);
  return (
    <div className={styles.form}>
      <p role="status">
        {able.length - left.length} of {able.length} tracking numbers are saved.
      </p>
      {left.length > 0 && (
        <ul className={styles.refusals} aria-label="Orders that were not changed" tabIndex={0}>
          {left.map(({ number, message }) => (
            <li key={number}>
              {number}: {message}
            </li>
          ))}
        </ul>
      )}
      <Button onClick={onDone}>Close</Button>
    </div>
  );
}
