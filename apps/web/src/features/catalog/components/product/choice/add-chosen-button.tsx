import type { ProductDetails } from '@shop/shared';
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
  const isOpen = !variant && product.options !== undefined;
  return (
    <AddToCartButton
      product={cartEntry(product, variant)}
      {...button}
      // Not `disabled` while the variants load: a disabled button would lose the focus.
      {...(isOpen && { ask, disabled: product.variants !== undefined && isComplete })}
    />
  );
}
