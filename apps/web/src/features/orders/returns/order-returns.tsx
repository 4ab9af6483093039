import { RETURN_REASON_TEXTS, returnStateText, type OrderDetails, type Return } from '@shop/shared';
import { useEffect, useRef, type ReactNode } from 'react';
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
  /** How many there are once the one that is being requested has arrived: it gets the focus. */
  awaited?: number | undefined;
  /** What can be done with one. */
  actions?: (one: One) => ReactNode;
}

/** What is sent back of an order, oldest first, and how far each return is. */
export function OrderReturns<One extends Return>({
  products,
  returns = [],
  slipPath,
  awaited,
  actions,
}: OrderReturnsProps<One>) {
  const list = useRef<HTMLOListElement>(null);
  const isThere = returns.length === awaited;
  useEffect(() => {
    const newest = list.current?.lastElementChild;
    if (isThere && newest instanceof HTMLElement) newest.focus();
  }, [isThere]);
  if (returns.length === 0) return null;
  return (
    <OrderSection heading="Returns">
      <ol ref={list} className={styles.returns}>
        {returns.map((one) => (
          <li key={one._id} tabIndex={-1} className={styles.return}>
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
            {one.state === 'approved' && !one.unsent && (
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
  { unsent, reason, note, message, received, newOrder }: Return,
  products: OrderDetails['products'],
): string[] {
  return [
    ...(unsent ? ['Won’t be sent'] : []),
    ...(reason ? [`Reason: ${RETURN_REASON_TEXTS[reason]}`] : []),
    ...(note ? [`Note: ${note}`] : []),
    ...(message ? [`From the shop: ${message}`] : []),
    ...(received ? [`Arrived: ${piecesText(products, received)}`] : []),
    ...(newOrder ? [`Exchanged by order ${newOrder}`] : []),
  ];
}
