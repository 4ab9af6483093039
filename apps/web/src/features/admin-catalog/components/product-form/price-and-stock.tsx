import { readAmount, readWholeNumber } from '@shop/shared';
import type { ComponentProps } from 'react';
import { NumberField } from '../../../../ui/fields/number-field';
import styles from './product-form.module.css';

type FieldState = Pick<ComponentProps<typeof NumberField>, 'live' | 'error'>;

interface PriceAndStockProps {
  /** What the form knows about a field. */
  field: (name: 'price' | 'quantity') => FieldState;
}

/** A product's price and stock, side by side where there is room. */
export function PriceAndStock({ field }: PriceAndStockProps) {
  return (
    <div className={styles.pair}>
      <NumberField
        label="Price in dollars"
        inputMode="decimal"
        read={readAmount}
        placeholder="write a Price"
        required
        {...field('price')}
      />
      <NumberField
        label="Quantity in stock"
        inputMode="numeric"
        read={readWholeNumber}
        placeholder="write a quantity"
        required
        {...field('quantity')}
      />
    </div>
  );
}
