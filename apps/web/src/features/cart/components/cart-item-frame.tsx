import { preview, PREVIEW_LENGTH } from '@shop/shared';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './cart-item.module.css';

interface CartItemFrameProps {
  name: string;
  /** Id for the element with the name. */
  nameId?: string;
  /** The chosen variant. */
  variant?: ReactNode;
  description: string;
  /** Whether the shop sends it, as far as is known. */
  isShipped: boolean;
  /** Path of the product's page. */
  to: string;
  /** Called when that is opened. */
  onOpen?: () => void;
  picture: ReactNode;
  /** The unit price, shown for more than one piece. */
  unitPrice: ReactNode;
  /** What the pieces cost together. */
  linePrice: ReactNode;
  /** Pieces in the cart. */
  pieces: number;
  unavailable?: boolean | undefined;
  controls: ReactNode;
  notice?: ReactNode;
}

/** How the cart shows a product: before the page's script is there, and afterwards with its controls. */
export function CartItemFrame({
  name,
  nameId,
  variant,
  description,
  to,
  onOpen,
  unitPrice,
  linePrice,
  ...parts
}: CartItemFrameProps) {
  return (
    <li className={styles.item} data-unavailable={parts.unavailable} aria-labelledby={nameId}>
      <Link to={to} onClick={onOpen} className={styles.photo} tabIndex={-1}>
        {parts.picture}
      </Link>
      <div className={styles.text}>
        <h2 id={nameId} className={styles.name}>
          <Link to={to} onClick={onOpen}>
            {name}
          </Link>
        </h2>
        {variant && <p className={styles.variant}>{variant}</p>}
        <p className={styles.description}>{preview(description, PREVIEW_LENGTH.card)}</p>
        {!parts.isShipped && <p className={styles.unshipped}>We don’t ship this item</p>}
        {parts.pieces > 1 && <p className={styles.each}>{unitPrice} each</p>}
      </div>
      <div className={styles.pieces}>
        <div className={styles.price}>{linePrice}</div>
        <div className={styles.controls}>{parts.controls}</div>
      </div>
      <div className={styles.notice}>{parts.notice}</div>
    </li>
  );
}
