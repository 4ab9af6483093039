import { PRICE_RANGES, type ListingCounts } from '@shop/shared';
import { SlidersHorizontal } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useLeftOpen } from '../../../../lib/hooks/use-left-open';
import { Button } from '../../../../ui/forms/button';
import { countFilters, withCategory } from '../../filters';
import type { FilterState } from '../../use-filters';
import { CategoryFilter } from './category-filter';
import { FilterOption } from './filter-option';
import styles from './product-filters.module.css';

/** Id of the form with all filters, which the sort order belongs to as well. */
export const FILTER_FORM = 'filters';
const RESET_FORM = 'reset-filters';

interface ProductFiltersProps {
  state: FilterState;
  counts?: ListingCounts | undefined;
  /** The path of the list. */
  action: string;
  /** The other parameters in its URL. */
  otherParams?: Readonly<Record<string, string>>;
  /** Whether the list shows a single category. */
  isOneCategory?: boolean;
}

function ignore(event: SubmitEvent) {
  event.preventDefault();
}

/** Filters the list at once, or without JavaScript by sending the form. Collapsed behind a button on small screens. */
export function ProductFilters({
  state: { filters, change, reset },
  counts,
  action,
  otherParams = {},
  isOneCategory = false,
}: ProductFiltersProps) {
  const [open, setOpen] = useLeftOpen('filters');
  const active = countFilters(filters);
  const hiddenFields = Object.entries(otherParams).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
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
        action={action}
        onSubmit={ignore}
        className={styles.panel}
        data-open={open}
      >
        {hiddenFields}
        {!isOneCategory && (
          <CategoryFilter
            chosen={filters.categories}
            counts={counts?.categories}
            onChange={(slug, chosen) => change((now) => withCategory(now, slug, chosen))}
          />
        )}
        <fieldset>
          <legend className={styles.legend}>Filter By Price</legend>
          {PRICE_RANGES.map((range, index) => (
            <FilterOption
              key={range.id}
              type="radio"
              name="price"
              value={range.id}
              label={range.label}
              count={counts?.prices[index]}
              checked={filters.price?.id === range.id}
              onChange={() => change((now) => ({ ...now, price: range }))}
            />
          ))}
        </fieldset>
        <fieldset>
          <legend className={styles.legend}>Availability</legend>
          <FilterOption
            type="checkbox"
            name="stock"
            value="in"
            label="In stock"
            count={counts?.inStock}
            checked={filters.inStock}
            onChange={(inStock) => change((now) => ({ ...now, inStock }))}
          />
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
      <form id={RESET_FORM} action={action} onSubmit={ignore} hidden>
        {hiddenFields}
      </form>
    </section>
  );
}
