import type { Product } from '@shop/shared';
import { Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { shopPaths } from '../../../lib/address/shop-paths';
import { Price } from '../../../ui/display/price';
import { ProductPhoto } from '../../../ui/display/product-photo';
import { Button } from '../../../ui/forms/button';
import { removeWithUndo } from '../remove-with-undo';
import { CartItemFrame } from './cart-item-frame';
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
    <CartItemFrame
      name={name}
      nameId={nameId}
      description={description}
      to={shopPaths.product(slug)}
      picture={<ProductPhoto productId={_id} alt={name} photo={photo} sizes="7rem" />}
      price={<Price dollars={price} />}
      pieces={quantity.pieces}
      unavailable={unavailable}
      controls={
        <>
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
        </>
      }
      notice={notice}
    />
  );
}
