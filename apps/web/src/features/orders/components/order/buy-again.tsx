import type { OrderLine } from '@shop/shared';
import { useMutation } from '@tanstack/react-query';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { failureText } from '../../../../lib/http/api-error';
import { Button, ButtonLink } from '../../../../ui/forms/button';
import { notify } from '../../../../ui/messages/notify';
import { buyAgain, type BoughtAgain } from '../../buy-again';
import styles from './buy-again.module.css';

/** The button that puts what was bought into the cart again, and below it what became of that. */
export function BuyAgain({ lines }: { lines: readonly OrderLine[] }) {
  const again = useMutation({
    mutationFn: () => buyAgain(lines),
    onError: (error) => notify.error(failureText(error)),
  });
  return (
    <>
      <Button tone="secondary" busy={again.isPending} onClick={() => again.mutate()}>
        Buy again
      </Button>
      <div role="status" className={styles.result}>
        {again.data && <Result {...again.data} />}
      </div>
    </>
  );
}

function addedText(pieces: number, inCart: number): string {
  const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);
  if (inCart > pieces) return `${items(pieces)} added to your cart, which now has ${inCart}.`;
  return `${items(pieces)} ${pieces === 1 ? 'is' : 'are'} in your cart, at today’s prices.`;
}

function Result({ pieces, inCart, notes }: BoughtAgain) {
  return (
    <>
      <p>
        <strong>{pieces > 0 ? addedText(pieces, inCart) : 'Nothing was added.'}</strong>
      </p>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {pieces > 0 && <ButtonLink to={shopPaths.cart}>View cart</ButtonLink>}
    </>
  );
}
