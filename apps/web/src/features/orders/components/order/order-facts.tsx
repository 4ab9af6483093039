import type { OrderDetails as Details, OrderLine } from '@shop/shared';
import type { ReactNode } from 'react';
import { Adjustments } from '../../../../ui/display/adjustments';
import { CostBreakdown } from '../../../../ui/display/cost-breakdown';
import { Price } from '../../../../ui/display/price';
import { ProductPhoto } from '../../../../ui/display/product-photo';
import { showsPrice, showsTotal } from '../../amounts-shown';
import { totalOf } from '../../line-total';
import { OrderDate } from '../order-date';
import { OrderDelivery } from './order-delivery';
import styles from './order-facts.module.css';
import { OrderTold } from './order-told';
import { PaymentStateBadge } from '../payment-badge';
import { ProductName } from '../product-name';

interface OrderFactsProps {
  order: Details;
  /** URL that the name of a product links to. */
  linkTo: (line: OrderLine) => string;
  /** More about its payment. */
  payment: ReactNode;
  noteHeading?: string;
  /** What else is to be known of it. */
  children?: ReactNode;
}

/** An order's products, total, payment and delivery. */
export function OrderFacts({
  order,
  linkTo,
  payment,
  noteHeading = order.noteByShop ? 'Note from the shop' : 'Note to the shop',
  children,
}: OrderFactsProps) {
  const { products, createAt } = order;
  return (
    <div className={styles.card}>
      <ul className={styles.lines} aria-label="Items">
        {products.map((line) => (
          <li key={line.line} className={`${styles.line} ${styles.pictured}`}>
            <div className={styles.photo} data-no-print>
              <ProductPhoto productId={line._id} alt="" photo={line.photo} sizes="3.5rem" />
            </div>
            <ProductName line={line} to={linkTo(line)} />
            <span className={styles.sum}>
              {showsPrice(line) ? (
                <>
                  {line.quantity} × <Price dollars={line.price} />
                </>
              ) : (
                piecesOf(line)
              )}
              {skuText(line)}
            </span>
            {showsPrice(line) && <Price dollars={totalOf(line)} className={styles.total} />}
          </li>
        ))}
      </ul>
      {showsTotal(order) && <OrderCosts order={order} />}
      <div className={styles.about}>
        <OrderDelivery {...order} />
        <OrderTold {...order} noteHeading={noteHeading} />
        <dl className={styles.facts}>
          <div>
            <dt>Placed</dt>
            <dd>
              <OrderDate date={createAt} />
            </dd>
          </div>
          <div>
            <dt>Payment</dt>
            <dd>
              <PaymentStateBadge {...order} /> {order.payment.name && `${order.payment.name}. `}
              {payment}
            </dd>
          </div>
        </dl>
        {children}
      </div>
    </div>
  );
}

/** What the order has besides its lines, and its total. */
function OrderCosts({ order }: { order: Details }) {
  const row = `${styles.line} ${styles.whole}`;
  return (
    <>
      {order.amounts ? (
        <CostBreakdown price={order} className={styles.breakdown} rowClassName={row} />
      ) : (
        <Adjustments adjustments={order.adjustments} className={row} />
      )}
      <p className={row}>
        <span>Total</span>
        <Price dollars={order.total} className={styles.total} />
      </p>
    </>
  );
}

function piecesOf({ quantity }: OrderLine): string {
  return `${quantity} ${quantity === 1 ? 'piece' : 'pieces'}`;
}

function skuText({ variant, sku }: OrderLine): string {
  const code = variant?.sku ?? sku;
  return code ? `, SKU ${code}` : '';
}
