import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../lib/address/dashboard-paths';
import { closePlacedOrder } from '../../lib/storage/placed-order';
import { orderWords, useMyOrder } from '../orders';
import styles from './order-banner.module.css';

/** What becomes of the order that was placed last, until it is closed. */
export function OrderBanner({ number }: { number: number }) {
  const { data: order } = useMyOrder(String(number));
  const { state, next } = orderWords(order);
  return (
    <section className={`container ${styles.banner}`} aria-labelledby="placed-order">
      <div className={styles.card}>
        <h2 id="placed-order" className={styles.title}>
          Order {number} {state}
        </h2>
        <p className={styles.next}>{next}</p>
        <Link to={dashboardPaths.userOrder(number)} className={styles.link}>
          See order {number}
        </Link>
        <button
          type="button"
          className={styles.close}
          aria-label="Close"
          onClick={() => {
            closePlacedOrder();
            // The button is gone, and the focus must not be lost with it.
            document.getElementById('main')?.focus({ preventScroll: true });
          }}
        >
          <X aria-hidden size={20} />
        </button>
      </div>
    </section>
  );
}
