import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { ListingSort } from '@shop/shared';
import { useEarlyChoice } from '../../../../lib/page-start/use-early-choice';
import { LIST_SORTS, type Sorts } from '../../filters';
import styles from './sort-select.module.css';

const LABELS: Record<ListingSort, string> = {
  relevance: 'Best match',
  newest: 'Newest',
  'best-selling': 'Best selling',
  price: 'Price: low to high',
  'price-desc': 'Price: high to low',
  name: 'Name',
};

interface SortSelectProps {
  /** The list's own order by default. */
  value: ListingSort | undefined;
  onChange: (sort: ListingSort | undefined) => void;
  /** The first is the list's default. */
  sorts?: Sorts;
  /** What the default is called, where it is the list's own. */
  ownLabel?: string;
  /** Id of the form that the select belongs to. */
  form: string;
}

/** The sort order of a list of products. */
export function SortSelect({
  value,
  onChange,
  sorts = LIST_SORTS,
  ownLabel,
  form,
}: SortSelectProps) {
  const id = useId();
  const [own, ...others] = sorts;
  const shown = value ?? own;
  const choose = (chosen: string) => onChange(others.find((sort) => sort === chosen));
  const field = useEarlyChoice<HTMLSelectElement>((select) => {
    if (select.value !== shown) choose(select.value);
  });
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>Sort by</label>
      <span className={styles.field}>
        <select
          id={id}
          name="sort"
          form={form}
          value={shown}
          ref={field}
          onChange={({ target }) => choose(target.value)}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {sort === own ? (ownLabel ?? LABELS[sort]) : LABELS[sort]}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden size={16} />
      </span>
    </div>
  );
}
