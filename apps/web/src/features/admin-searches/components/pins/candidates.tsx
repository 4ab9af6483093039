import { Button } from '../../../../ui/forms/button';
import type { PinnedProduct } from '../../pinned-product';
import buttons from '../small-button.module.css';
import styles from './pins.module.css';

interface CandidatesProps {
  products: readonly PinnedProduct[];
  isBusy: boolean;
  onPin: (id: string) => void;
}

/** Products that can be pinned. */
export function Candidates({ products, isBusy, onPin }: CandidatesProps) {
  if (products.length === 0) return <p className={styles.note}>No other products match</p>;
  return (
    <ul className={styles.products} aria-label="Products to pin">
      {products.map(({ _id, name }) => (
        <li key={_id} className={styles.product}>
          <span className={styles.name}>{name}</span>
          <Button
            tone="secondary"
            className={buttons.small}
            busy={isBusy}
            aria-label={`Pin ${name}`}
            onClick={() => onPin(_id)}
          >
            Pin
          </Button>
        </li>
      ))}
    </ul>
  );
}
