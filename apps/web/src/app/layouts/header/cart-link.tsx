import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCart } from '../../../features/cart';
import { shopPaths } from '../../../lib/address/shop-paths';
import styles from './cart-link.module.css';

/** Link to the cart, with the number of items in it, even if it is zero. */
export function CartLink() {
  const items = useCart();
  return (
    <Link to={shopPaths.cart} className={styles.cart}>
      <ShoppingBag aria-hidden size={20} strokeWidth={1.75} />
      Cart{' '}
      <span className={`tabular ${styles.count}`}>
        {items.length} <span className="visually-hidden">items</span>
      </span>
    </Link>
  );
}
