import type { ListingCounts } from '@shop/shared';
import type { SubmitEvent } from 'react';
import { Button } from '../../../../ui/forms/button';
import { ownPrice } from '../../own-price';
import type { FilterState } from '../../use-filters';
import { FilterFields } from './filter-fields';
import styles from './product-filters.module.css';

/** Id of the form with all filters, which the sort order belongs to as well. */
export const FILTER_FORM = 'filters';
/** The screens that show the filters in a sheet instead, as a media query: see `product-filters.module.css`. */
export const FILTERS_IN_SHEET = '(width < 51rem)';
const RESET_FORM = 'reset-filters';

interface ProductFiltersProps {
  state: FilterState;
  counts?: ListingCounts | undefined;
  /** The path of the list. */
  action: string;
  /** The other parameters in its URL. */
  otherParams?: Readonly<Record<string, string>>;
  listOf: 'all' | 'category' | 'brand' | 'search';
}

function ignore(event: SubmitEvent) {
  event.preventDefault();
}

/**
 * The filters beside the list. They filter it at once, or without JavaScript by sending the form. A narrow screen shows
 * them in a sheet instead.
 */
export function ProductFilters({
  state: { filters, change, reset },
  counts,
  action,
  otherParams = {},
  listOf,
}: ProductFiltersProps) {
  const hiddenFields = Object.entries(otherParams).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  /** Only an own price waits for this. */
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const textOf = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    };
    const own = ownPrice(textOf('min'), textOf('max'));
    change((now) => ({ ...now, price: own ?? (now.price?.id === 'own' ? undefined : now.price) }));
  }
  return (
    <section aria-label="Filters" className={styles.filters}>
      <form id={FILTER_FORM} action={action} onSubmit={submit} className={styles.panel}>
        {hiddenFields}
        <FilterFields filters={filters} counts={counts} change={change} listOf={listOf} />
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
