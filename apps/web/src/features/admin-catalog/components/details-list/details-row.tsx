import type { AdministeredProduct } from '@shop/shared';
import { DETAIL_COLUMNS, type DetailChoices } from '../../details/details-fields';
import { useDetailsForm } from '../../details/use-details-form';
import { CellRow } from '../cell-rows/cell-row';
import styles from '../cell-rows/cell-rows.module.css';
import { ProductLink } from '../cell-rows/product-link';

interface DetailsRowProps {
  product: AdministeredProduct;
  choices: DetailChoices;
  /** Ids of the lists of what can be named. */
  lists: Partial<Record<string, string>>;
}

/** A product's details as fields. */
export function DetailsRow({ product, choices, lists }: DetailsRowProps) {
  const row = useDetailsForm(product, choices);
  return (
    <CellRow
      name={product.name}
      className={styles.details}
      row={row}
      fields={DETAIL_COLUMNS.map(({ name, label }) => ({
        label,
        'aria-label': `${label} of ${product.name}`,
        list: lists[name],
        ...row.form.field(name),
      }))}
    >
      <ProductLink product={product} />
    </CellRow>
  );
}
