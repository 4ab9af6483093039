import { LIMITS, PRODUCT_SORTS, type ProductSort } from '@shop/shared';
import { useTyped } from '../../../../lib/use-typed';
import { Field } from '../../../../ui/forms/field';
import { SelectField } from '../../../../ui/forms/select-field';
import { useCategories } from '../../../catalog';
import type { ListQuery } from '../../list-query';
import styles from './product-list-controls.module.css';

const SORT_LABELS: Record<ProductSort, string> = {
  newest: 'Newest first',
  name: 'Name, A to Z',
  price: 'Lowest price first',
  'price-desc': 'Highest price first',
  quantity: 'Lowest stock first',
};

const SORTS = PRODUCT_SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }));

const STOCKS = [{ value: 'low', label: `Low: ${LIMITS.lowStock} or fewer` }];

interface ProductListControlsProps {
  query: ListQuery;
  change: (part: Partial<ListQuery>, options?: { replace?: boolean }) => void;
}

/** Search, category, stock and order of the list. Words are looked for while they are typed. */
export function ProductListControls({ query, change }: ProductListControlsProps) {
  const categories = useCategories();
  const [text, setText] = useTyped(query.search, (search) => change({ search }, { replace: true }));
  return (
    <div className={styles.controls} role="search" aria-label="Products">
      <Field
        label="Find a product"
        type="search"
        placeholder="Words of its name"
        autoComplete="off"
        maxLength={LIMITS.searchKeyword}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <SelectField
        label="Category"
        placeholder="All categories"
        options={categories.data?.map(({ _id, name }) => ({ value: _id, label: name })) ?? []}
        value={query.category}
        onChange={(category) => change({ category })}
        clearable
      />
      <SelectField
        label="Stock"
        placeholder="Any stock"
        options={STOCKS}
        value={query.stock}
        onChange={(stock) => change({ stock: stock === 'low' ? stock : '' })}
        clearable
      />
      <SelectField
        label="Order"
        placeholder={SORT_LABELS.newest}
        options={SORTS}
        value={query.sort}
        onChange={(sort) => change({ sort: PRODUCT_SORTS.find((known) => known === sort) })}
      />
    </div>
  );
}
