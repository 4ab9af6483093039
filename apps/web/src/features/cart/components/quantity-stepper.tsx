import { MAX_LINE_QUANTITY, nameWithVariant, type CartProduct } from '@shop/shared';
import { Minus, Plus, type LucideIcon } from 'lucide-react';
import { Button } from '../../../ui/forms/button';
import { notify } from '../../../ui/messages/notify';
import { entryKey } from '../cart-entry';
import { setPieces } from '../change-cart';
import { leftText } from '../left-text';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  product: CartProduct;
  /** Pieces in the cart. */
  pieces: number;
  /** Pieces in stock. */
  available: number;
  /** Whether the cart can't be changed at the moment. */
  locked?: boolean;
}

/** The quantity of a product in the cart, with buttons for one more and one fewer. Remove takes the last one. */
export function QuantityStepper({ product, pieces, available, locked }: QuantityStepperProps) {
  const most = Math.min(available, MAX_LINE_QUANTITY);
  function step(
    label: string,
    Icon: LucideIcon,
    next: number,
    possible: boolean,
    explain?: () => void,
  ) {
    return (
      <Button
        tone="quiet"
        className={styles.step}
        aria-label={label}
        disabled={locked}
        // Not `disabled` at the end of the range: a disabled button would lose the focus.
        aria-disabled={!possible}
        onClick={() => (possible ? setPieces(entryKey(product), next) : explain?.())}
      >
        <Icon aria-hidden size={16} />
      </Button>
    );
  }
  return (
    <div
      role="group"
      aria-label={`Quantity of ${nameWithVariant(product)}`}
      className={styles.stepper}
    >
      {step('One fewer', Minus, pieces - 1, pieces > 1)}
      <span aria-live="polite" className={`tabular ${styles.pieces}`}>
        {pieces}
      </span>
      {step('One more', Plus, pieces + 1, pieces < most, () =>
        notify.error(leftText({ stock: available, inCart: pieces, added: 0 })),
      )}
    </div>
  );
}
