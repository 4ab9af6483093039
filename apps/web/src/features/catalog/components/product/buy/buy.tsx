import { formatDollars, type Product } from '@shop/shared';
import { useState } from 'react';
import { AddToCartButton } from '../../../../cart';
import styles from './buy.module.css';
import { QuantitySelect } from './quantity-select';

interface BuyProps {
  product: Product;
  /** Id of the element that names the product. */
  nameId: string;
}

/**
 * The quantity and ADD TO CART. On a phone, a bar within reach of the thumb, which repeats name and price: as attributes,
 * because nothing else shows them.
 */
export function Buy({ product, nameId }: BuyProps) {
  const [pieces, setPieces] = useState(1);
  return (
    <div
      className={styles.buy}
      data-sticks-below
      data-name={product.name}
      data-price={formatDollars(product.price)}
    >
      <div className={styles.controls}>
        <QuantitySelect available={product.quantity} pieces={pieces} onChange={setPieces} />
        <AddToCartButton product={product} pieces={pieces} describedBy={nameId} />
      </div>
    </div>
  );
}
