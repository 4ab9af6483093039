import { preview, PREVIEW_LENGTH, type Product } from '@shop/shared';
import { Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { shopPaths } from '../../../lib/address/shop-paths';
import { Button } from '../../../ui/forms/button';
import { Price } from '../../../ui/display/price';
import { ProductPhoto } from '../../../ui/display/product-photo';
import { removeWithUndo } from '../remove-with-undo';
import styles from './cart-item.module.css';
import { QuantityStepper } from './quantity-stepper';

interface CartItemProps {
  product: Product;
  /** Current unit price in US dollars. */
  price: number;
  /** Pieces in the cart. */
  pieces: number;
  /** Pieces in stock. */
  available: number;
  /** Whether no piece can be bought; the total then excludes the product. */
  unavailable?: boolean;
  /** A notice for the shopper to read before paying. */
  notice?: ReactNode;
  /** Whether the item can't be changed at the moment. */
  locked?: boolean;
}

/** One product of the cart. */
export function CartItem({ product, price, unavailable, notice, ...quantity }: CartItemProps) {
  const nameId = useId();
  const { _id, name, slug, description, photo } = product;
  return (
    <li className={styles.item} data-unavailable={unavailable} aria-labelledby={nameId}>
      <Link to={shopPaths.product(slug)} className={styles.photo} tabIndex={-1}>
        <ProductPhoto productId={_id} alt={name} photo={photo} sizes="7rem" />
      </Link>
      <div className={styles.text}>
        <h2 id={nameId} className={styles.name}>
          <Link to={shopPaths.product(slug)}>{name}</Link>
        </h2>
        <p className={styles.description}>{preview(description, PREVIEW_LENGTH.card)}</p>
      </div>
      <div className={styles.price}>
        <Price dollars={price} />
        {quantity.pieces > 1 && <span className={styles.each}> each</span>}
      </div>
      <div className={styles.controls}>
        <QuantityStepper product={product} {...quantity} />
        <Button
          tone="quiet"
          aria-describedby={nameId}
          disabled={quantity.locked}
          onClick={() => removeWithUndo(product)}
        >
          <Trash2 aria-hidden size={16} />
          Remove
        </Button>
      </div>
      <div className={styles.notice}>{notice}</div>
    </li>
  );
}
