import type { OrderItem, PromotionInput } from '@shop/shared';
import { useState } from 'react';
import { Button } from '../../../../ui/forms/button';
import { valuesOf } from '../../../../ui/fields/multi-select-field';
import { CartItemFields, GoodsPicker, ONE_PIECE, type CartChoice } from '../../../admin-pricing';
import { usePreview } from '../../api/preview';
import { countOf } from '../../fields/read-texts';
import { Section } from '../section/section';
import { PreviewedCarts } from './previewed-carts';
import styles from './preview.module.css';

interface PreviewProps {
  /** As it would be saved; undefined while the form is not filled in. */
  promotion: PromotionInput | undefined;
  /** The id of the stored promotion that is edited. */
  id: string | undefined;
}

/** Shows what the unsaved promotion does to a cart that is put together here, and to those of the last orders. */
export function Preview({ promotion, id }: PreviewProps) {
  const [products, setProducts] = useState('');
  const [choices, setChoices] = useState<Record<string, CartChoice>>({});
  const preview = usePreview();
  const choiceOf = (product: string) => choices[product] ?? ONE_PIECE;

  function run() {
    if (!promotion) return;
    const items = valuesOf(products).map((product): OrderItem => {
      const { quantity, variant } = choiceOf(product);
      return { product, ...(variant && { variant }), quantity: countOf(quantity) ?? 1 };
    });
    preview.mutate({ promotion, items, ...(id !== undefined && { id }) });
  }

  return (
    <Section
      title="Preview"
      hint="What the promotion would do as entered above, together with the others. Nothing is saved."
    >
      <GoodsPicker
        kind="products"
        label="Products in a cart to try"
        placeholder="Choose products"
        value={products}
        onChange={setProducts}
      />
      {valuesOf(products).map((product) => (
        <CartItemFields
          key={product}
          product={product}
          choice={choiceOf(product)}
          onChange={(part) =>
            setChoices({ ...choices, [product]: { ...choiceOf(product), ...part } })
          }
        />
      ))}
      <Button
        tone="secondary"
        className={styles.run}
        busy={preview.isPending}
        aria-disabled={!promotion}
        onClick={run}
      >
        Try it on this cart and the last orders
      </Button>
      {!promotion && <p className={styles.hint}>Fill in the promotion first.</p>}
      <div role="status">{preview.data && <PreviewedCarts carts={preview.data} />}</div>
    </Section>
  );
}
