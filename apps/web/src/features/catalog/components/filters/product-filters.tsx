import { PRICE_RANGES } from '@shop/shared';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { paths } from '../../../../lib/paths';
import { Button } from '../../../../ui/forms/button';
import { withCategory } from '../../filters';
import { useFilters } from '../../use-filters';
import { CategoryFilter } from './category-filter';
import { FilterOption } from './filter-option';
import styles from './product-filters.module.css';

/** Id of the form with all filters. The sort order belongs to it, too. */
export const FILTER_FORM = 'filters';
const RESET_FORM = 'reset-filters';

function ignore(event: SubmitEvent) {
  event.preventDefault();
}

/** Filters the list by category and price: at once, or without script by sending the form. On small screens it is collapsed behind a button. */
export function ProductFilters() {
  const { filters, change, reset } = useFilters();
  const [open, setOpen] = useState(false);
  const active = filters.categories.length + (filters.price ? 1 : 0);
  return (
    <section aria-label="Filters" className={styles.filters}>
      <Button
        tone="secondary"
        wide
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={FILTER_FORM}
        data-needs-script
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal aria-hidden size={18} />
        Filters{active > 0 && ` (${active})`}
      </Button>
      <form
        id={FILTER_FORM}
        action={paths.home}
        onSubmit={ignore}
        className={styles.panel}
        data-open={open}
      >
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
              value={range.id}
              label={range.label}
              checked={filters.price?.id === range.id}
              onChange={() => change({ ...filters, price: range })}
            />
          ))}
        </fieldset>
        <noscript>
          {import.meta.env.SSR && (
            <Button type="submit" wide>
              Show products
            </Button>
          )}
        </noscript>
        <Button type="submit" form={RESET_FORM} tone="secondary" wide onClick={reset}>
          RESET FILTERS
        </Button>
      </form>
      <form id={RESET_FORM} action={paths.home} onSubmit={ignore} hidden />
    </section>
  );
}
