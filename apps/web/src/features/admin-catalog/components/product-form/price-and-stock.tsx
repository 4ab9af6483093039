import { readAmount, readWholeNumber, inShopCurrency } from '@shop/shared';
import type { ComponentProps } from 'react';
import { NumberField } from '../../../../ui/fields/number-field';
import { readStock } from '../../cells/stock-change';
import styles from './product-form.module.css';

type FieldState = Pick<ComponentProps<typeof NumberField>, 'live' | 'error' | 'readOnly'>;

const OF_VARIANTS = 'That of its variants: see Options and variants';

interface PriceAndStockProps {
  /** What the form knows about a field. */
  field: (name: 'price' | 'quantity') => FieldState;
  /** The pieces that the form was opened with; undefined for a new product. */
  stock: number | undefined;
}

/** A product's price and stock, side by side where there is room. */
export function PriceAndStock({ field, stock }: PriceAndStockProps) {
  const stockHint = stock === undefined ? undefined : 'Or a change, such as +12 or -3';
  return (
    <div className={styles.pair}>
      <NumberField
        label={inShopCurrency('Price')}
        hint={field('price').readOnly ? OF_VARIANTS : undefined}
        inputMode="decimal"
        read={readAmount}
        placeholder="write a Price"
        required
        {...field('price')}
      />
      <NumberField
        label="Quantity in stock"
        hint={field('quantity').readOnly ? OF_VARIANTS : stockHint}
        inputMode={stock === undefined ? 'numeric' : 'text'}
        read={stock === undefined ? readWholeNumber : readStock(stock)}
        placeholder="write a quantity"
        required
        {...field('quantity')}
      />
    </div>
  );
}
