import { RETURN_REASON_TEXTS, returnStateText, type OrderDetails, type Return } from '@shop/shared';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../ui/display/badge';
import { OrderSection } from '../components/order/order-section';
import { piecesText } from './pieces';
import styles from './returns.module.css';

interface OrderReturnsProps<One extends Return> {
  products: OrderDetails['products'];
  returns: readonly One[] | undefined;
  /** The address of the return slip. */
  slipPath: (id: string) => string;
  /** What can be done with one. */
  actions?: (one: One) => ReactNode;
}

/** What is sent back of an order, oldest first, and how far each return is. */
export function OrderReturns<One extends Return>({
  products,
  returns = [],
  slipPath,
  actions,
}: OrderReturnsProps<One>) {
  if (returns.length === 0) return null;
  return (
    <OrderSection heading="Returns">
      <ol className={styles.returns}>
        {returns.map((one) => (
          <li key={one._id} className={styles.return}>
            <p>
              <Badge tone={one.state === 'declined' ? 'danger' : 'neutral'}>
                {returnStateText(one.state, one.withdrawal)}
              </Badge>
            </p>
            <p>{piecesText(products, one.lines)}</p>
            {detailsOf(one, products).map((text) => (
              <p key={text} className={styles.said}>
                {text}
              </p>
            ))}
            {one.state === 'approved' && (
              <p data-no-print>
                <Link to={slipPath(one._id)}>Return slip</Link>
              </p>
            )}
            {actions?.(one)}
          </li>
        ))}
      </ol>
    </OrderSection>
  );
}

function detailsOf(
  { reason, note, message, received, newOrder }: Return,
  products: OrderDetails['products'],
): string[] {
  return [
    ...(reason ? [`Reason: ${RETURN_REASON_TEXTS[reason]}`] : []),
    ...(note ? [`Note: ${note}`] : []),
    ...(message ? [`From the shop: ${message}`] : []),
    ...(received ? [`Arrived: ${piecesText(products, received)}`] : []),
    ...(newOrder ? [`Exchanged by order ${newOrder}`] : []),
  ];
}
