import type { CartProduct } from '@shop/shared';
import { Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { shopPaths } from '../../../lib/address/shop-paths';
import { Price } from '../../../ui/display/price';
import { ProductPhoto } from '../../../ui/display/product-photo';
import { photoOf } from '../../../ui/display/product-photo-source';
import { noteKnownProduct } from '../../../ui/page/known-page';
import { useShopDetails } from '../../../ui/page/shop-details';
import { Button } from '../../../ui/forms/button';
import { chosenText } from '../chosen-text';
import { linePrice } from '../cart-price';
import { removeWithUndo } from '../remove-with-undo';
import { CartItemFrame } from './cart-item-frame';
import styles from './cart-item.module.css';
import { QuantityStepper } from './quantity-stepper';

interface CartItemProps {
  product: CartProduct;
  /** Current unit price in US dollars. */
  price: number;
  /** Pieces in the cart. */
  pieces: number;
  /** Pieces in stock. */
  available: number;
  /** How many of the pieces can be bought; the cart's total counts no more. */
  buyable: number;
  /** A notice for the shopper to read before paying. */
  notice?: ReactNode;
  /** Whether the item can't be changed at the moment. */
  locked?: boolean;
}

/** One product of the cart. */
export function CartItem({ product, price, buyable, notice, ...quantity }: CartItemProps) {
  const nameId = useId();
  const { pricing } = useShopDetails();
  const { _id, name, slug, description, shipping, variant } = product;
  const photo = photoOf(product);
  return (
    <CartItemFrame
      name={name}
      nameId={nameId}
      variant={chosenText(product)}
      description={description}
      isShipped={shipping || pricing !== 'zones'}
      to={shopPaths.product(slug, variant?._id)}
      onOpen={() => noteKnownProduct(shopPaths.product(slug), { _id, name, photo, price })}
      picture={<ProductPhoto productId={_id} alt={name} photo={photo} sizes="7.5rem" />}
      unitPrice={<Price dollars={price} />}
      linePrice={<Price dollars={linePrice({ price, pieces: buyable || quantity.pieces })} />}
      pieces={quantity.pieces}
      unavailable={buyable === 0}
      controls={
        <>
          {buyable > 0 && <QuantityStepper product={product} {...quantity} />}
          <Button
            tone="quiet"
            className={styles.remove}
            aria-describedby={nameId}
            disabled={quantity.locked}
            // A click without a count comes from the keyboard.
            onClick={({ detail }) => removeWithUndo(product, { isByKeyboard: detail === 0 })}
          >
            <Trash2 aria-hidden size={16} />
            Remove
          </Button>
        </>
      }
      notice={notice}
    />
  );
}
