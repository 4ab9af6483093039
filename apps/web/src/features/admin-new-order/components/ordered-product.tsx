import { Button } from '../../../ui/forms/button';
import { CartItemFields, ONE_PIECE, useCartProduct, type CartChoice } from '../../admin-pricing';
import styles from './new-order.module.css';

interface OrderedProductProps {
  product: string;
  chosen: readonly CartChoice[];
  /** What is wrong with a choice. */
  problemOf: (choice: CartChoice) => string | undefined;
  onChange: (chosen: readonly CartChoice[]) => void;
}

/** How much of a product is ordered; of one with variants, as many of them as the customer wants. */
export function OrderedProduct({ product, chosen, problemOf, onChange }: OrderedProductProps) {
  const { data } = useCartProduct(product);
  const variants = data?.variants ?? [];
  return (
    <>
      {chosen.map((choice, index) => (
        // Choices have no identity but their place.
        <div key={index} className={styles.choice}>
          <CartItemFields
            product={product}
            choice={choice}
            error={problemOf(choice)}
            onChange={(part) => onChange(chosen.with(index, { ...choice, ...part }))}
          />
          {chosen.length > 1 && (
            <Button tone="quiet" onClick={() => onChange(chosen.toSpliced(index, 1))}>
              Remove
              <span className="visually-hidden">
                {' '}
                choice {index + 1} of {data?.name}
              </span>
            </Button>
          )}
        </div>
      ))}
      {chosen.length < variants.length && (
        <Button
          tone="quiet"
          className={styles.another}
          onClick={() => onChange([...chosen, ONE_PIECE])}
        >
          Another variant of {data?.name}
        </Button>
      )}
    </>
  );
}
