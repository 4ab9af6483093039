import type { Order } from '@shop/shared';
import { AddressText } from '../../../addresses';
import { OrderFact } from './order-fact';
import styles from './order-fact.module.css';

/** Recipient and address of an order, as they were at checkout or as an administrator has corrected them. */
export function OrderDelivery({ delivery, address: parts }: Pick<Order, 'delivery' | 'address'>) {
  const { name, email, phone, address, completedLater } = delivery;
  const contact = [parts?.phone ? '' : phone, email].filter(Boolean).join(', ');
  return (
    <OrderFact heading="Deliver to">
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
