import { LIMITS } from '@shop/shared';
import { ArrowUp, GripVertical, X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../../../ui/forms/button';
import { SearchBox } from '../../../../../ui/list/search-box';
import { usePointerDrag } from '../../photos/use-pointer-drag';
import { usePinnable } from '../../../api/get-categories';
import styles from './pinned-in-category.module.css';
import type { PinnedProduct } from './category-texts';

interface PinnedInCategoryProps {
  category: string;
  products: readonly PinnedProduct[];
  onChange: (products: PinnedProduct[]) => void;
}

function keepFromSubmitting(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** The products that a category shows before all others, in their order, and others that can be added. */
export function PinnedInCategory({ category, products, onChange }: PinnedInCategoryProps) {
  const [search, setSearch] = useState('');
  const { data: found = [] } = usePinnable(category, search);
  const isFull = products.length >= LIMITS.categoryPins;
  const candidates = found.filter(({ _id }) => products.every((pinned) => pinned._id !== _id));
  const without = (id: string) => products.filter(({ _id }) => _id !== id);

  const list = useRef<HTMLOListElement>(null);
  const { over, gripOf } = usePointerDrag(list, move);

  function move(from: number, to: number) {
    const { [from]: product } = products;
    if (product) onChange(without(product._id).toSpliced(to, 0, product));
  }

  return (
    // Enter in the search must not submit the form around it.
    <fieldset className={styles.pinned} onKeyDown={keepFromSubmitting}>
      <legend>Shown first</legend>
      {products.length === 0 && <p className={styles.note}>No product is pinned.</p>}
      <ol aria-label="Products shown first" ref={list}>
        {products.map((product, index) => (
          <li key={product._id} className={styles.product} data-over={over === index || undefined}>
            {products.length > 1 && (
              <span className={styles.grip} {...gripOf(index)}>
                <GripVertical aria-hidden size={18} />
              </span>
            )}
            <span className={styles.name}>{product.name}</span>
            {index > 0 && (
              <Button
                tone="quiet"
                aria-label={`Move ${product.name} up`}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp aria-hidden size={18} />
              </Button>
            )}
            <Button
              tone="quiet"
              aria-label={`Unpin ${product.name}`}
              onClick={() => onChange(without(product._id))}
            >
              <X aria-hidden size={18} />
            </Button>
          </li>
        ))}
      </ol>
      {!isFull && (
        <>
          <SearchBox
            label="Find a product to pin"
            placeholder="Name, SKU, barcode, URL or id"
            limit={LIMITS.searchKeyword}
            value={search}
            onSearch={setSearch}
          />
          <ul aria-label="Products to pin">
            {candidates.map(({ _id, name }) => (
              <li key={_id} className={styles.product}>
                <span className={styles.name}>{name}</span>
                <Button
                  tone="secondary"
                  aria-label={`Pin ${name}`}
                  onClick={() => onChange([...products, { _id, name }])}
                >
                  Pin
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </fieldset>
  );
}
