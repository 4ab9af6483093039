import type { Product } from '@shop/shared';
import { Button } from '../../../ui/forms/button';
import { addWithMessage } from '../add-to-cart';

interface AddToCartButtonProps {
  product: Product;
  /** How many pieces a click adds. */
  pieces?: number;
  /** Id of the element that names the product, for screen readers that list buttons without their context. */
  describedBy?: string;
  /** `outlined` where many stand beside each other. */
  tone?: 'primary' | 'outlined';
}

export function AddToCartButton({ product, pieces = 1, describedBy, tone }: AddToCartButtonProps) {
  return (
    <Button
      wide
      tone={tone}
      disabled={product.quantity < 1}
      aria-describedby={describedBy}
      onClick={({ currentTarget }) => addWithMessage(product, pieces, currentTarget)}
      data-needs-script
    >
      ADD TO CART
    </Button>
  );
}
