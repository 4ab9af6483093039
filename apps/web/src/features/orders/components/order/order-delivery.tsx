import type { Order } from '@shop/shared';
import { AddressText } from '../../../addresses';
import { OrderFact } from './order-fact';
import styles from './order-fact.module.css';

type Delivered = Pick<Order, 'delivery' | 'address' | 'shippingMethod' | 'unshipped'>;

/**
 * Recipient and address of an order, as they were at checkout or as an administrator has corrected them; where they
 * collect it, if it is not sent.
 */
export function OrderDelivery({ delivery, address: parts, shippingMethod, unshipped }: Delivered) {
  const { name, email, phone, address, completedLater } = delivery;
  const contact = [parts?.phone ? '' : phone, email].filter(Boolean).join(', ');
  if (shippingMethod?.pickUpAt)
    return (
      <OrderFact heading="Collect at">
        <address className={styles.address}>{shippingMethod.pickUpAt}</address>
        <p>For {[name, phone, email].filter(Boolean).join(', ')}</p>
      </OrderFact>
    );
  return (
    <OrderFact heading={unshipped ? 'For' : 'Deliver to'}>
      {parts ? (
        <>
          <AddressText address={{ name, ...parts }} />
          <p>{contact}</p>
        </>
      ) : (
        <address className={styles.address}>
          {name}
          <br />
          {address || 'Address unknown'}
          <br />
          {contact}
        </address>
      )}
      {completedLater && (
        <p className={styles.note}>
          Copied from the buyer’s account later: this order was placed before the shop stored
          addresses with orders.
        </p>
      )}
    </OrderFact>
  );
}
