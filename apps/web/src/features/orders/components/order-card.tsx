import type { Order } from '@shop/shared';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Adjustments } from '../../../ui/display/adjustments';
import { CostBreakdown } from '../../../ui/display/cost-breakdown';
import { Price } from '../../../ui/display/price';
import { showsTotal } from '../amounts-shown';
import { paymentStateWords } from '../payment-state-words';
import styles from './order-card.module.css';
import { OrderDelivery } from './order/order-delivery';
import { OrderLines } from './order-lines';
import { PaymentBadge } from './payment-badge';

interface OrderCardProps {
  order: Order;
  /** Its position in the whole list, from 1. */
  place: number;
  /** What comes first, instead of a link to its page at the end. */
  lead?: ReactNode;
  /** A checkbox that selects it. */
  select?: ReactNode;
  /** The status, or a control that changes it. */
  status: ReactNode;
  /** What else there is about its payment. */
  dispute?: ReactNode;
  /** URL of its page. */
  to: string;
  /** URL of all orders of its buyer. */
  buyerTo?: string;
  date: ReactNode;
}

function pieces({ products }: Order): number {
  return products.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** One order: a table row of facts, and below it what was bought. */
export function OrderCard({
  order,
  place,
  lead,
  select,
  status,
  date,
  dispute,
  to,
  buyerTo,
}: OrderCardProps) {
  const { buyer, products, adjustments, total } = order;
  const facts: readonly (readonly [heading: string, fact: ReactNode])[] = [
    ['#', place],
    ['Status', status],
    ['Buyer name', buyerTo ? <Link to={buyerTo}>{buyer.name}</Link> : buyer.name],
    ['date', date],
    ['Payment', <PaymentBadge key="payment" {...order} />],
    [
      'Payment state',
      <span key="state">
        {paymentStateWords(order)}
        {dispute}
      </span>,
    ],
    ['Quantity', pieces(order)],
  ];
  return (
    <article className={styles.card} aria-label={`Order ${order.number}`} data-row>
      {lead}
      {select && <div className={styles.select}>{select}</div>}
      {/* Narrow screens lay out the cells as blocks; without explicit roles, assistive technology loses the table. */}
      <table className={styles.facts} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {facts.map(([heading]) => (
              <th key={heading} scope="col" role="columnheader">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          <tr role="row">
            {facts.map(([heading, fact]) => (
              <td key={heading} data-heading={heading} role="cell">
                {fact}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <OrderLines lines={products} />
      <OrderDelivery {...order} />
      {order.amounts && showsTotal(order) && (
        <CostBreakdown
          price={order}
          className={styles.breakdown}
          rowClassName={styles.adjustment}
        />
      )}
      {!order.amounts && showsTotal(order) && (
        <Adjustments adjustments={adjustments} className={styles.adjustment} />
      )}
      <p className={styles.total}>
        {!lead && (
          <Link to={to} className={styles.number} data-row-link>
            Order {order.number}
          </Link>
        )}
        {showsTotal(order) && (
          <>
            Total <Price dollars={total} className={styles.sum} />
          </>
        )}
      </p>
    </article>
  );
}
