import type { AdministeredProduct } from '@shop/shared';
import { CheckBox } from '../../../ui/fields/check-box';
import styles from './select-product.module.css';
import type { ProductSelection } from './use-product-selection';

interface SelectProductProps {
  product: AdministeredProduct;
  /** The products of the page. */
  page: readonly AdministeredProduct[];
  selection: ProductSelection;
  /** In a row of a table, not on a card. */
  inRow?: boolean;
}

/** Selects a product; with Shift, all products from the last one touched to this one. */
export function SelectProduct({ product, page, selection, inRow = false }: SelectProductProps) {
  return (
    <label className={inRow ? styles.inRow : styles.one}>
      <CheckBox
        aria-label={`Select ${product.name}`}
        checked={selection.has(product)}
        onChange={({ target, nativeEvent }) =>
          selection.toggle(product, page, {
            isSelected: target.checked,
            isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
          })
        }
      />
    </label>
  );
}

/** Selects all products of the page, or deselects them. */
export function SelectPage({ page, selection }: Pick<SelectProductProps, 'page' | 'selection'>) {
  return (
    <label className={styles.page}>
      <CheckBox
        data-select-page
        checked={page.every((product) => selection.has(product))}
        onChange={({ target }) => selection.mark(page, target.checked)}
      />
      Select all on this page
    </label>
  );
}
