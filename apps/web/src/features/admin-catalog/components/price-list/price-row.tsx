import { inShopCurrency } from '@shop/shared';
import type { ReactNode } from 'react';
import type { Priced } from '../../price-fields';
import { usePriceForm, type Listed } from '../../use-price-form';
import { CellRow } from '../cell-rows/cell-row';
import styles from '../cell-rows/cell-rows.module.css';

interface PriceRowProps {
  priced: Priced & { name: string };
  listed: Listed;
  /** What the row begins with. */
  children: ReactNode;
}

/** Prices and stock of something as fields. */
export function PriceRow({ priced, listed, children }: PriceRowProps) {
  const { name } = priced;
  const row = usePriceForm(priced, listed);
  const { field } = row.form;
  return (
    <CellRow
      name={name}
      className={styles.prices}
      row={row}
      fields={[
        {
          label: 'Price',
          'aria-label': inShopCurrency(`Price of ${name}`),
          inputMode: 'decimal',
          ...field('price'),
        },
        {
          label: 'Compare-at price',
          'aria-label': inShopCurrency(`Compare-at price of ${name}`),
          inputMode: 'decimal',
          ...field('compareAtPrice'),
        },
        {
          label: 'In stock',
          'aria-label': `Stock of ${name}`,
          // A numeric keyboard has no plus and no minus.
          inputMode: 'text',
          ...field('quantity'),
        },
      ]}
    >
      {children}
    </CellRow>
  );
}
