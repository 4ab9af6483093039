import type { Order } from '@shop/shared';
import { AddressText } from '../../../addresses';
import styles from './order-fact.module.css';

interface OrderToldProps extends Pick<Order, 'billing' | 'taxId' | 'note'> {
  /** What stands above the note: it may be from an administrator who has placed the order. */
  noteHeading: string;
}

/** Where the invoice of an order goes, if not where the goods go, the buyer's tax number, and what the shop was told. */
export function OrderTold({ billing, taxId, note, noteHeading }: OrderToldProps) {
  if (!billing && !taxId && !note) return null;
  return (
    <div className={styles.fact}>
      {(billing ?? taxId) && <h2 className={styles.heading}>Bill to</h2>}
      {billing && <AddressText address={billing} />}
      {taxId && <p>Tax number {taxId}</p>}
      {note && (
        <>
          <h2 className={styles.heading}>{noteHeading}</h2>
          <p className={styles.address}>{note}</p>
        </>
      )}
    </div>
  );
}
