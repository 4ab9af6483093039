import type { HomeRow } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { isProductRow, productRowQuery } from '../../../api/get-product-row';
import { ProductGrid, ProductGridSkeleton } from '../../products/product-grid';
import { ProductRow } from '../../products/product-row';
import { HomeCategoryRow } from './home-category-row';
import styles from './home-rows.module.css';

/** What the merchant shows below the products of the home page. */
export function HomeRows({ rows }: { rows: readonly HomeRow[] }) {
  return (
    <div className={`container ${styles.rows}`}>
      {rows.map((row, index) =>
        isProductRow(row) ? (
          <ChosenProducts key={index} title={row.heading} row={row} />
        ) : (
          <HomeCategoryRow key={index} row={row} />
        ),
      )}
    </div>
  );
}

interface ChosenProductsProps extends Pick<ComponentProps<typeof ProductRow>, 'title'> {
  row: Parameters<typeof productRowQuery>[0];
}

/** The products of a row; nothing without any, or when they can't be loaded. */
function ChosenProducts({ title, row }: ChosenProductsProps) {
  const { data = [], isPending } = useQuery(productRowQuery(row));
  if (!isPending && data.length === 0) return null;
  return (
    <ProductRow title={title}>
      {isPending ? <ProductGridSkeleton cards={5} /> : <ProductGrid products={data} eager={0} />}
    </ProductRow>
  );
}
