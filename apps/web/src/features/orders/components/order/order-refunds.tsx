import { formatDollars, type AdminRefund, type OrderDetails } from '@shop/shared';
import { Price } from '../../../../ui/display/price';
import { useMomentFormat } from '../../../../ui/page/use-moment-format';
import { piecesText } from '../../returns/pieces';
import styles from '../history/history-list.module.css';
import { OrderSection } from './order-section';

type StoredRefund = NonNullable<OrderDetails['refunds']>[number];
/** Without the amount for those who may not see it. */
type Refund = Omit<StoredRefund, 'amount'> & Partial<AdminRefund>;

interface OrderRefundsProps {
  refunds: readonly Refund[] | undefined;
  products: OrderDetails['products'];
}

const STATE_TEXTS = {
  requested: 'on its way',
  succeeded: 'refunded',
  failed: 'refused by the payment provider',
} as const satisfies Record<Refund['state'], string>;

/** Buyers are not told who did it, nor what a bank says of it. */
const isForBuyer = ({ by }: Refund) => by === undefined;

function stateText(refund: Refund): string {
  return refund.state === 'failed' && isForBuyer(refund)
    ? 'did not reach you: we’ll try again or refund it another way'
    : STATE_TEXTS[refund.state];
}

/** What was refunded of an order, oldest first. */
export function OrderRefunds({ refunds = [], products }: OrderRefundsProps) {
  const moment = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  if (refunds.length === 0) return null;
  return (
    <OrderSection heading="Refunds">
      <ol className={styles.entries}>
        {refunds.map((refund) => (
          <li key={refund._id}>
            <strong>
              {refund.amount !== undefined && <Price dollars={refund.amount} />} {stateText(refund)}
            </strong>{' '}
            <span className={styles.when}>
              <time dateTime={refund.at}>{moment(refund.at)}</time>
              {byWhom(refund)}
            </span>
            {detailsOf(refund, products).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </li>
        ))}
      </ol>
    </OrderSection>
  );
}

function byWhom(refund: Refund): string {
  const { by, atProvider } = refund;
  if (isForBuyer(refund)) return '';
  return `, ${by?.name ?? (atProvider ? 'at the payment provider' : 'the shop')}`;
}

function detailsOf(
  { lines, shipping, restocked, reason, failure, deduction, surplus, byHand }: Refund,
  products: OrderDetails['products'],
): string[] {
  return [
    ...forWhat(piecesText(products, lines), shipping),
    ...(surplus ? ['What was paid above the total'] : []),
    ...(deduction ? [`After a deduction of ${formatDollars(deduction)}`] : []),
    ...(byHand ? [`${formatDollars(byHand)} of it is to be returned by hand`] : []),
    ...(restocked ? ['Back in stock'] : []),
    ...(reason ? [reason] : []),
    ...(failure ? [failure] : []),
  ];
}

function forWhat(pieces: string, isOfDelivery = false): string[] {
  if (!isOfDelivery) return pieces ? [pieces] : [];
  return [pieces ? `${pieces}, the delivery` : 'The delivery'];
}
