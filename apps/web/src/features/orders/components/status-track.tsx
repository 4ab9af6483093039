import { ORDER_STATUSES, statusRow, type Order } from '@shop/shared';
import { wayWords, type OnItsWay } from '../way-words';
import styles from './status-track.module.css';

/** How far an order is on its way to its buyer, as steps. An order that is off its way says so plainly. */
export function StatusTrack({ status, ...way }: OnItsWay & Pick<Order, 'status'>) {
  const { step, restocked } = statusRow(status);
  if (step === null)
    return (
      <p className={styles.ended} data-no-print>
        This order is {restocked?.adjective ?? status}.
      </p>
    );
  const onTheWay = ORDER_STATUSES.filter((one) => statusRow(one).step !== null);
  const current = onTheWay.indexOf(status);
  return (
    <ol className={styles.track} aria-label="Progress" data-no-print>
      {onTheWay.map((one, index) => (
        <li
          key={one}
          data-done={index <= current}
          aria-current={index === current ? 'step' : undefined}
        >
          {wayWords({ status: one, ...way }).step}
        </li>
      ))}
    </ol>
  );
}
