import { BROWSING_TEXTS, type Product } from '@shop/shared';
import { notify } from '../../../ui/messages/notify';
import { Button } from '../../../ui/forms/button';
import { addToCart } from '../cart-store';

interface AddToCartButtonProps {
  product: Product;
  /** Id of the element that names the product, for screen readers that list buttons without their context. */
  describedBy?: string;
}

export function AddToCartButton({ product, describedBy }: AddToCartButtonProps) {
  function add() {
    addToCart(product);
    notify.success(BROWSING_TEXTS.addedToCart);
  }
  return (
    <Button
      wide
      disabled={product.quantity < 1}
      aria-describedby={describedBy}
      onClick={add}
      data-needs-script
    >
      ADD TO CART
    </Button>
  );
}
