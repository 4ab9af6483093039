import { ORDER_STEPS, statusRow, type OrderStatus } from '@shop/shared';
import styles from './status-track.module.css';

/** How far an order is on its way to its buyer, as steps. An order that is off its way says so plainly. */
export function StatusTrack({ status }: { status: OrderStatus }) {
  const { step, restocked } = statusRow(status);
  if (step === null)
    return (
      <p className={styles.ended} data-no-print>
        This order is {restocked?.adjective ?? status}.
      </p>
    );
  const current = ORDER_STEPS.indexOf(step);
  return (
    <ol className={styles.track} aria-label="Progress" data-no-print>
      {ORDER_STEPS.map((label, index) => (
        <li
          key={label}
          data-done={index <= current}
          aria-current={index === current ? 'step' : undefined}
        >
          {label}
        </li>
      ))}
    </ol>
  );
}
