import { ArrowUp, X } from 'lucide-react';
import { Button } from '../../../../ui/forms/button';
import type { PinnedProduct } from '../../pinned-product';
import styles from './pins.module.css';

interface PinnedListProps {
  products: readonly PinnedProduct[];
  isBusy: boolean;
  onMoveUp: (index: number) => void;
  onRemove: (product: PinnedProduct) => void;
}

/** The pinned products in display order, with buttons to move up or remove. */
export function PinnedList({ products, isBusy, onMoveUp, onRemove }: PinnedListProps) {
  if (products.length === 0)
    return <p className={styles.note}>Nothing is pinned: the best matches come first.</p>;
  return (
    <ol className={styles.products} aria-label="Pinned products">
      {products.map((product, index) => (
        <li key={product._id} className={styles.product}>
          <span className={styles.name}>{product.name}</span>
          {index > 0 && (
            <Button
              tone="quiet"
              busy={isBusy}
              aria-label={`Move ${product.name} up`}
              onClick={() => onMoveUp(index)}
            >
              <ArrowUp aria-hidden size={18} />
            </Button>
          )}
          <Button
            tone="quiet"
            busy={isBusy}
            aria-label={`Remove ${product.name}`}
            onClick={() => onRemove(product)}
          >
            <X aria-hidden size={18} />
          </Button>
        </li>
      ))}
    </ol>
  );
}
