import { formatDollars, type PayLinkOrder } from '@shop/shared';
import { Button } from '../../../ui/forms/button';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { useShopDetails } from '../../../ui/page/shop-details';
import { usePayByLink } from '../api/pay-link';
import styles from './pay-link-order.module.css';

const CLOSED: Record<Exclude<PayLinkOrder['state'], 'open'>, (number: number) => string> = {
  paid: (number) => `Order ${number} is paid. Thank you!`,
  reserved: (number) =>
    `The amount of order ${number} is reserved, and will be charged when we ship it. Thank you!`,
  refused: (number) =>
    `The payment for order ${number} was refused, so the order is cancelled. Nothing was charged.`,
  cancelled: (number) => `Order ${number} is cancelled. There is nothing to pay.`,
  expired: (number) =>
    `Order ${number} was not paid in time, so it is cancelled. Please order again, or ask us.`,
  ask: (number) => `Order ${number} can no longer be paid here. Please contact us about it.`,
};

interface PayLinkOrderProps {
  token: string;
  order: PayLinkOrder;
}

/** What is to be paid, and the way to pay it; one sentence once there is nothing to pay. */
export function PayLinkOrder({ token, order: { number, state, open } }: PayLinkOrderProps) {
  const { name: shop } = useShopDetails();
  const moment = useMomentFormat({ dateStyle: 'long', timeStyle: 'short' });
  const { pay, isPending } = usePayByLink(token);
  if (state !== 'open') return <p role="status">{CLOSED[state](number)}</p>;
  if (!open) return null;
  const { total, lines, paid, name, text, dueAt } = open;
  return (
    <div className={styles.order}>
      <h2>
        Order {number} at {shop}
      </h2>
      <ul>
        {lines.map((line, index) => (
          <li key={index}>
            {line.quantity} × {line.name}
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>Total</span> <span className="tabular">{formatDollars(total)}</span>
      </p>
      {paid === 'hand' ? (
        <section>
          <h3>How to pay{name === undefined ? '' : `: ${name}`}</h3>
          <p className={styles.text}>{text ?? 'Please ask us how to pay.'}</p>
        </section>
      ) : (
        <Button wide busy={isPending} onClick={pay}>
          Pay {formatDollars(total)}
        </Button>
      )}
      {dueAt !== null && (
        <p className={styles.note}>
          We’ll keep the order for you until <time dateTime={dueAt}>{moment(dueAt)}</time>.
        </p>
      )}
    </div>
  );
}
