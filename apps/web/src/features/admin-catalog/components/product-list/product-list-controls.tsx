import {
  LIMITS,
  PRODUCT_STATUSES,
  PRODUCT_SORTS,
  SEARCH_SORTS,
  type AdministeredListQuery,
  type SearchSort,
} from '@shop/shared';
import { SelectField } from '../../../../ui/fields/select-field';
import { ListControls } from '../../../../ui/list/list-controls';
import { SearchBox } from '../../../../ui/list/search-box';
import { useShopDetails } from '../../../../ui/page/shop-details';
import { useCategoryOptions } from '../../../catalog';
import { STATUS_OPTIONS } from '../../status-texts';
import styles from './product-list-controls.module.css';

const SORT_LABELS: Record<SearchSort, string> = {
  relevance: 'Best match first',
  newest: 'Newest first',
  name: 'Name, A to Z',
  price: 'Lowest price first',
  'price-desc': 'Highest price first',
  quantity: 'Lowest stock first',
};

const optionsOf = (sorts: readonly SearchSort[]) =>
  sorts.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }));
const SORTS = optionsOf(PRODUCT_SORTS);
const SORTS_OF_SEARCH = optionsOf(SEARCH_SORTS);

interface ProductListControlsProps {
  query: AdministeredListQuery;
  change: (part: Partial<AdministeredListQuery>, options?: { replace?: boolean }) => void;
}

/** Search, category, stock, status, brand, tag and sort order of the products. */
export function ProductListControls({ query, change }: ProductListControlsProps) {
  const categories = useCategoryOptions();
  const { lowStock } = useShopDetails();
  const usualSort = query.search ? 'relevance' : 'newest';
  return (
    <ListControls label="Products" className={styles.controls}>
      <SearchBox
        label="Find a product"
        placeholder="Name, SKU, barcode, URL or id"
        limit={LIMITS.searchKeyword}
        value={query.search}
        onSearch={(search) => change({ search }, { replace: true })}
      />
      <SelectField
        label="Category"
        placeholder="All categories"
        options={categories ?? []}
        value={query.category ?? ''}
        onChange={(category) => change({ category })}
        clearable
      />
      <SelectField
        label="Stock"
        placeholder="Any stock"
        options={[
          { value: 'low', label: `Low: ${lowStock} or fewer` },
          { value: 'out', label: 'Sold out' },
        ]}
        value={query.stock ?? ''}
        onChange={(stock) =>
          change({ stock: stock === 'low' || stock === 'out' ? stock : undefined })
        }
        clearable
      />
      <SelectField
        label="Status"
        placeholder="Any status"
        options={STATUS_OPTIONS}
        value={query.status ?? ''}
        onChange={(chosen) =>
          change({ status: PRODUCT_STATUSES.find((status) => status === chosen) })
        }
        clearable
      />
      <SearchBox
        label="Brand"
        placeholder="Whole name"
        limit={LIMITS.brandName}
        value={query.brand}
        onSearch={(brand) => change({ brand }, { replace: true })}
      />
      <SearchBox
        label="Tag"
        placeholder="Whole tag"
        limit={LIMITS.tag}
        value={query.tag}
        onSearch={(tag) => change({ tag }, { replace: true })}
      />
      <SelectField
        label="Order"
        placeholder={SORT_LABELS[usualSort]}
        options={query.search ? SORTS_OF_SEARCH : SORTS}
        value={query.sort === 'relevance' ? usualSort : (query.sort ?? usualSort)}
        onChange={(chosen) => {
          const sort = SEARCH_SORTS.find((known) => known === chosen);
          change({ sort: sort === usualSort ? undefined : sort });
        }}
      />
    </ListControls>
  );
}
