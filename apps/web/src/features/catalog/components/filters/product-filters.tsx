import { PRICE_RANGES } from '@shop/shared';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/forms/button';
import { withCategory } from '../../filters';
import { useFilters } from '../../use-filters';
import { CategoryFilter } from './category-filter';
import { FilterOption } from './filter-option';
import styles from './product-filters.module.css';

/** Filters the list by category and price. On small screens it is collapsed behind a button. */
export function ProductFilters() {
  const { filters, change, reset } = useFilters();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const active = filters.categories.length + (filters.price ? 1 : 0);
  return (
    <section aria-label="Filters" className={styles.filters}>
      <Button
        tone="secondary"
        wide
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal aria-hidden size={18} />
        Filters{active > 0 && ` (${active})`}
      </Button>
      <div id={panelId} className={styles.panel} data-open={open}>
        <CategoryFilter
          chosen={filters.categories}
          onChange={(slug, chosen) => change(withCategory(filters, slug, chosen))}
        />
        <fieldset>
          <legend className={styles.legend}>Filter By Price</legend>
          {PRICE_RANGES.map((range) => (
            <FilterOption
              key={range.id}
              type="radio"
              name="price"
              label={range.label}
              checked={filters.price?.id === range.id}
              onChange={() => change({ ...filters, price: range })}
            />
          ))}
        </fieldset>
        <Button tone="secondary" wide onClick={reset}>
          RESET FILTERS
        </Button>
      </div>
    </section>
  );
}
