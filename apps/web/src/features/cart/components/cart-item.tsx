import { preview, PREVIEW_LENGTH, type Product } from '@shop/shared';
import { Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/forms/button';
import { Price } from '../../../ui/display/price';
import { ProductPhoto } from '../../../ui/display/product-photo';
import styles from './cart-item.module.css';

interface CartItemProps {
  product: Product;
  /** US dollars apiece now. */
  price: number;
  /** Whether it can't be bought; its price is then not in the total. */
  unavailable?: boolean;
  /** What the shopper must know about it before paying. */
  notice?: ReactNode;
  /** Whether it can't be removed right now. */
  locked?: boolean;
  onRemove: () => void;
}

/** One item of the cart. */
export function CartItem({ product, price, unavailable, notice, locked, onRemove }: CartItemProps) {
  const nameId = useId();
  const { _id, name, slug, description, photo } = product;
  return (
    <li className={styles.item} data-unavailable={unavailable} aria-labelledby={nameId}>
      <Link to={paths.product(slug)} className={styles.photo} tabIndex={-1}>
        <ProductPhoto productId={_id} alt={name} photo={photo} sizes="7rem" />
      </Link>
      <div className={styles.text}>
        <h2 id={nameId} className={styles.name}>
          <Link to={paths.product(slug)}>{name}</Link>
        </h2>
        <p className={styles.description}>{preview(description, PREVIEW_LENGTH.card)}</p>
      </div>
      <Price dollars={price} className={styles.price} />
      <Button
        tone="quiet"
        className={styles.remove}
        aria-describedby={nameId}
        disabled={locked}
        onClick={() => onRemove()}
      >
        <Trash2 aria-hidden size={16} />
        Remove
      </Button>
      {notice && <div className={styles.notice}>{notice}</div>}
    </li>
  );
}
