import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { SHOPPER_SORTS, DEFAULT_SORT, type ShopperSort } from '../../filters';
import styles from './sort-select.module.css';

const LABELS: Record<ShopperSort, string> = {
  newest: 'Newest',
  price: 'Price: low to high',
  'price-desc': 'Price: high to low',
  name: 'Name',
};

interface SortSelectProps {
  value: ShopperSort;
  onChange: (sort: ShopperSort) => void;
  /** Id of the form that it belongs to; without one it has its own. */
  form?: string;
}

/** The order of a list of products. */
export function SortSelect({ value, onChange, form }: SortSelectProps) {
  const id = useId();
  const Frame = form ? 'div' : 'form';
  return (
    <Frame className={styles.sort}>
      <label htmlFor={id}>Sort by</label>
      <span className={styles.field}>
        <select
          id={id}
          name="sort"
          form={form}
          value={value}
          onChange={(event) =>
            onChange(SHOPPER_SORTS.find((sort) => sort === event.target.value) ?? DEFAULT_SORT)
          }
        >
          {SHOPPER_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {LABELS[sort]}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden size={16} />
      </span>
      {!form && <noscript>{import.meta.env.SSR && <button type="submit">Sort</button>}</noscript>}
    </Frame>
  );
}
