import type { ProductDetails } from '@shop/shared';
import { Button } from '../../../../../ui/forms/button';
import { AddToCartButton, cartEntry } from '../../../../cart';
import type { ChoiceState } from './use-choice';

interface AddChosenButtonProps {
  product: ProductDetails;
  state: ChoiceState;
  pieces?: number;
  describedBy?: string;
  /** Called after pieces went into the cart, with the button. */
  onAdded?: (button: HTMLElement) => void;
}

/** ADD TO CART for a product whose variant is chosen beside it. It says what is still to choose. */
export function AddChosenButton({ product, state, ...button }: AddChosenButtonProps) {
  const { variant, isComplete, ask } = state;
  if (variant || !product.options)
    return <AddToCartButton product={cartEntry(product, variant)} {...button} />;
  return (
    <Button
      wide
      // Not `disabled` while the variants load: a disabled button would lose the focus.
      disabled={product.variants && isComplete}
      aria-describedby={button.describedBy}
      onClick={ask}
      data-needs-script
    >
      ADD TO CART
    </Button>
  );
}
