import type { CartProduct } from '@shop/shared';
import { Button } from '../../../ui/forms/button';
import { addWithMessage } from '../add-to-cart';
import { offerOf } from '../cart-entry';

interface AddToCartButtonProps {
  /** With its variant, if it has variants. */
  product: CartProduct;
  /** How many pieces a click adds. */
  pieces?: number;
  /** Id of the element that names the product, for screen readers that list buttons without their context. */
  describedBy?: string;
  /** `outlined` where many stand beside each other. */
  tone?: 'primary' | 'outlined';
  /** Called after the click, with the button. */
  onAdded?: (button: HTMLElement) => void;
}

export function AddToCartButton({
  product,
  pieces = 1,
  describedBy,
  tone,
  onAdded,
}: AddToCartButtonProps) {
  return (
    <Button
      wide
      tone={tone}
      disabled={offerOf(product).quantity < 1}
      aria-describedby={describedBy}
      onClick={({ currentTarget }) => {
        addWithMessage(product, pieces, currentTarget);
        onAdded?.(currentTarget);
      }}
      data-needs-script
    >
      ADD TO CART
    </Button>
  );
}
