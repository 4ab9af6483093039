import { formatDollars, type ProductDetails } from '@shop/shared';
import { useState } from 'react';
import { AddChosenButton } from '../choice/add-chosen-button';
import type { ChoiceState } from '../choice/use-choice';
import styles from './buy.module.css';
import { QuantitySelect } from './quantity-select';

interface BuyProps {
  product: ProductDetails;
  choice: ChoiceState;
  /** Id of the element that names the product. */
  nameId: string;
}

/**
 * The quantity and ADD TO CART. On a phone, a bar within reach of the thumb, which repeats name, choice and price: as
 * attributes, because nothing else shows them.
 */
export function Buy({ product, choice, nameId }: BuyProps) {
  const [wanted, setWanted] = useState(1);
  const { variant } = choice;
  const { price, quantity } = variant ?? product;
  const isLowest = !variant && product.priceTo !== undefined && product.priceTo > price;
  // Another variant may have fewer.
  const pieces = Math.max(1, Math.min(wanted, quantity));
  return (
    <div
      className={styles.buy}
      data-sticks-below
      data-name={product.name}
      data-variant={variant?.name}
      data-price={`${isLowest ? 'from ' : ''}${formatDollars(price)}`}
    >
      <div className={styles.controls}>
        <QuantitySelect available={quantity} pieces={pieces} onChange={setWanted} />
        <AddChosenButton product={product} state={choice} pieces={pieces} describedBy={nameId} />
      </div>
    </div>
  );
}
