import type { Product } from '@shop/shared';
import { useState } from 'react';
import { notify } from '../../../../../ui/messages/notify';
import { Button } from '../../../../../ui/forms/button';
import type { ChooseDialog } from './choose-dialog';

interface ChooseButtonProps {
  product: Product;
  /** Id of the element that names the product. */
  describedBy: string;
}

/** ADD TO CART on the card of a product with variants: it asks which one. The code of the question loads on the click. */
export function ChooseButton({ product, describedBy }: ChooseButtonProps) {
  const [Dialog, setDialog] = useState<typeof ChooseDialog>();
  const [isOpen, setOpen] = useState(false);

  async function open() {
    setOpen(true);
    try {
      const loaded = await import('./choose-dialog');
      setDialog(() => loaded.ChooseDialog);
    } catch {
      setOpen(false);
      notify.error('You are offline. Try again once you are back online.');
    }
  }

  return (
    <>
      <Button
        wide
        tone="outlined"
        busy={isOpen && !Dialog}
        disabled={product.quantity < 1}
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        onClick={() => void open()}
        data-needs-script
      >
        ADD TO CART
      </Button>
      {isOpen && Dialog && <Dialog product={product} onClose={() => setOpen(false)} />}
    </>
  );
}
