import { inShopCurrency } from '@shop/shared';
import { detailsList, priceList } from '../../product-list';
import styles from '../cell-rows/cell-rows.module.css';
import { EditableList } from '../cell-rows/editable-list';
import { CostRow } from './cost-row';
import { VariantsRow } from './variants-row';

const COLUMNS = [
  { name: 'price', label: 'Price', heading: inShopCurrency('Price') },
  { name: 'compareAtPrice', label: 'Compare-at price' },
  { name: 'quantity', label: 'In stock', heading: 'In stock, or +12, −3' },
];

/** Products as rows, to change many prices and stocks one after the other. */
export function PriceList() {
  return (
    <EditableList
      list={priceList}
      columns={COLUMNS}
      className={styles.prices ?? ''}
      beside={{ list: detailsList, label: 'Edit details' }}
      purpose="Once you have products, you change the prices and stock of many of them here."
      hasFields={({ options }) => !options}
    >
      {(product) =>
        product.options ? (
          <VariantsRow key={product._id} product={product} />
        ) : (
          <CostRow key={product._id} product={product} />
        )
      }
    </EditableList>
  );
}
