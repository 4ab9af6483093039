import { chosenByName, readChosenValue, type ListingCounts, withShopSign } from '@shop/shared';
import { PackageSearch, X } from 'lucide-react';
import { EmptyState } from '../../../../ui/feedback/empty-state';
import { ButtonLink } from '../../../../ui/forms/button';
import { KEEP_SCROLL } from '../../../../lib/address/keep-scroll';
import { useCategories } from '../../api/get-categories';
import { showAllText } from '../../few-results';
import { NO_FILTERS, type Filters } from '../../filters';

interface NothingLeftProps {
  filters: Filters;
  counts: ListingCounts | undefined;
  addressOf: (filters: Filters) => string;
  /** For a search: its words, and how many products they find. */
  search?: { keyword: string; total: number };
}

interface Removal {
  label: string | undefined;
  /** What the list would have without the filter. */
  found: number;
  isCounted?: boolean;
  without: Filters;
}

/** Shown where filters leave nothing: says which of them excludes everything, and offers to remove it. */
export function NothingLeft({ filters, counts, addressOf, search }: NothingLeftProps) {
  const categories = useCategories();
  const { price, inStock } = filters;
  const chosen = categories.data?.filter(({ slug }) => filters.categories.includes(slug)) ?? [];
  const sum = (numbers: readonly number[] = []) => numbers.reduce((total, one) => total + one, 0);
  const facetOf = (name: string) =>
    counts?.facets?.find((facet) => facet.name.toLowerCase() === name.toLowerCase());
  // The counts of one filter's options are what the others leave.
  const removals: Removal[] = [
    {
      label: listed(chosen.map(({ name }) => name)),
      found: sum(counts?.categories.map(({ count }) => count)),
      without: { ...filters, categories: [] },
    },
    {
      label: listed(
        counts?.brands?.flatMap(({ slug, name }) => (filters.brands.includes(slug) ? name : [])) ??
          [],
      ),
      found: sum(counts?.brands?.map(({ count }) => count)),
      without: { ...filters, brands: [] },
    },
    ...chosenByName(filters.attributes).map(({ name, values }) => ({
      label: `${name}: ${listed(values)}`,
      found: sum(facetOf(name)?.values.map(({ count }) => count)),
      // A product may have several of these values, so their sum is no number of products.
      isCounted: false,
      without: {
        ...filters,
        attributes: filters.attributes.filter((text) => !isOf(text, name)),
      },
    })),
    {
      label: price && withShopSign(price.label),
      found: sum(counts?.prices),
      without: { ...filters, price: undefined },
    },
  ].flatMap(({ label, ...removal }) => (label && removal.found > 0 ? [{ label, ...removal }] : []));
  const isStock = inStock && counts !== undefined && removals.length === 0;
  return (
    <EmptyState
      title={
        search
          ? `Nothing matches “${search.keyword}” with these filters`
          : 'Nothing matches these filters'
      }
      icon={<PackageSearch aria-hidden size={28} strokeWidth={1.5} />}
      actions={
        <>
          {removals.map(({ label, found, isCounted = true, without }) => (
            <ButtonLink key={label} tone="secondary" to={addressOf(without)} {...KEEP_SCROLL}>
              <X aria-hidden size={16} />
              Remove {label}
              {isCounted && ` (${found})`}
            </ButtonLink>
          ))}
          {isStock && (
            <ButtonLink
              tone="secondary"
              to={addressOf({ ...filters, inStock: false })}
              {...KEEP_SCROLL}
            >
              <X aria-hidden size={16} />
              Remove In stock
            </ButtonLink>
          )}
          <ButtonLink tone="quiet" to={addressOf(NO_FILTERS)}>
            {search ? showAllText(search.total) : 'Show all products'}
          </ButtonLink>
        </>
      }
    >
      {reasonOf(
        removals.map(({ label }) => `“${label}”`),
        isStock,
      )}
    </EmptyState>
  );
}

function reasonOf(excluding: readonly string[], isStock: boolean): string {
  if (excluding.length > 1) return `${listed(excluding)} have nothing in common.`;
  if (excluding.length === 1) return `${listed(excluding)} excludes everything.`;
  return isStock ? 'None of these products is in stock.' : 'Remove a filter to see more.';
}

/** Whether a chosen value is of an attribute. */
const isOf = (text: string, name: string) =>
  readChosenValue(text)?.name.toLowerCase() === name.toLowerCase();

const listed = (names: readonly string[]) => AND.format(names);

const AND = new Intl.ListFormat('en');
