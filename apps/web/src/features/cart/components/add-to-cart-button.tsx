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
  /** Without it, the button is disabled when nothing is left. */
  disabled?: boolean;
  /** Called in place of adding, while a variant is still to choose. */
  ask?: () => void;
  /** Called after the click, with the button. */
  onAdded?: (button: HTMLElement) => void;
}

export function AddToCartButton({
  product,
  pieces = 1,
  describedBy,
  tone,
  disabled = offerOf(product).quantity < 1,
  ask,
  onAdded,
}: AddToCartButtonProps) {
  return (
    <Button
      wide
      tone={tone}
      disabled={disabled}
      aria-describedby={describedBy}
      onClick={({ currentTarget }) => {
        if (ask) {
          ask();
          return;
        }
        addWithMessage(product, pieces, currentTarget);
        onAdded?.(currentTarget);
      }}
      data-needs-script
    >
      ADD TO CART
    </Button>
  );
}
