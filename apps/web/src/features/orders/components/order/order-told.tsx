import type { Order } from '@shop/shared';
import { AddressText } from '../../../addresses';
import styles from './order-fact.module.css';

/** Where the invoice of an order goes, if not where the goods go, the buyer's tax number, and what they told the shop. */
export function OrderTold({ billing, taxId, note }: Pick<Order, 'billing' | 'taxId' | 'note'>) {
  if (!billing && !taxId && !note) return null;
  return (
    <div className={styles.fact}>
      {(billing ?? taxId) && <h2 className={styles.heading}>Bill to</h2>}
      {billing && <AddressText address={billing} />}
      {taxId && <p>Tax number {taxId}</p>}
      {note && (
        <>
          <h2 className={styles.heading}>Note from the buyer</h2>
          <p className={styles.address}>{note}</p>
        </>
      )}
    </div>
  );
}
