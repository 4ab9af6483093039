import { ArrowUp, X } from 'lucide-react';
import { Button } from '../../../../ui/forms/button';
import type { PinnedProduct } from '../../pinned-product';
import styles from './pins.module.css';

interface PinnedListProps {
  products: readonly PinnedProduct[];
  isBusy: boolean;
  onChange: (products: readonly PinnedProduct[]) => void;
}

/** The pinned products in display order, with buttons to move up or remove. */
export function PinnedList({ products, isBusy, onChange }: PinnedListProps) {
  if (products.length === 0)
    return <p className={styles.note}>Nothing is pinned: the best matches come first.</p>;
  const moveUp = (index: number) =>
    onChange(
      products.flatMap((product, at) => {
        if (at === index) return [];
        const moved = products[index];
        return at === index - 1 && moved ? [moved, product] : [product];
      }),
    );
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
              onClick={() => moveUp(index)}
            >
              <ArrowUp aria-hidden size={18} />
            </Button>
          )}
          <Button
            tone="quiet"
            busy={isBusy}
            aria-label={`Remove ${product.name}`}
            onClick={() => onChange(products.filter(({ _id }) => _id !== product._id))}
          >
            <X aria-hidden size={18} />
          </Button>
        </li>
      ))}
    </ol>
  );
}
