import type { ListingCounts } from '@shop/shared';
import { useQueries } from '@tanstack/react-query';
import { PackageSearch, X } from 'lucide-react';
import { EmptyState } from '../../../../../ui/feedback/empty-state';
import { ButtonLink } from '../../../../../ui/forms/button';
import { KEEP_SCROLL } from '../../../../../lib/address/keep-scroll';
import { useCategories } from '../../../api/get-categories';
import type { Selection } from '../../../api/get-listing';
import { totalQuery } from '../../../api/get-total';
import { showAllText } from '../../../few-results';
import { NO_FILTERS, type Filters } from '../../../filters';
import { IN_STOCK, listed, removalsFrom, type Removal } from './removals';

interface NothingLeftProps {
  filters: Filters;
  counts: ListingCounts | undefined;
  addressOf: (filters: Filters) => string;
  /** The query to send to the server for filters. */
  selectionOf: (filters: Filters) => Selection;
  /** For a search: its words, and how many products they find. */
  search?: { keyword: string; total: number };
}

/** Shown where filters leave nothing: says which of them excludes everything, and offers to remove it. */
export function NothingLeft({ filters, counts, addressOf, selectionOf, search }: NothingLeftProps) {
  const { removals, isSure } = useRemovals(filters, counts, selectionOf);
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
          {removals.map(({ label, found, isCounted, without }, index) => (
            // A brand may be called as a category.
            <ButtonLink key={index} tone="secondary" to={addressOf(without)} {...KEEP_SCROLL}>
              <X aria-hidden size={16} />
              Remove {label}
              {isCounted && ` (${found})`}
            </ButtonLink>
          ))}
          <ButtonLink tone="quiet" to={addressOf(NO_FILTERS)}>
            {search ? showAllText(search.total) : 'Show all products'}
          </ButtonLink>
        </>
      }
    >
      {reasonOf(
        removals.map(({ label }) => label),
        isSure,
      )}
    </EmptyState>
  );
}

/** The filters without any one of which the list has products, and whether there are certainly no others. */
function useRemovals(
  filters: Filters,
  counts: ListingCounts | undefined,
  selectionOf: NothingLeftProps['selectionOf'],
): { removals: Removal[]; isSure: boolean } {
  const categories = useCategories();
  const all = removalsFrom(filters, counts, categories.data ?? []);
  // The counts tell nothing about stock, and leave out products without a brand or an attribute.
  const asked = counts ? all.filter(({ found }) => found === 0) : [];
  const totals = useQueries({
    queries: asked.map(({ without }) => totalQuery(selectionOf({ ...without, sort: undefined }))),
  });
  const answers = new Map(asked.map((removal, index) => [removal, totals[index]?.data]));
  const removals = all.map((removal) => {
    const found = answers.get(removal);
    return found === undefined ? removal : { ...removal, found, isCounted: true };
  });
  return {
    removals: removals.filter(({ found }) => found > 0),
    isSure: counts !== undefined && totals.every(({ isSuccess }) => isSuccess),
  };
}

function reasonOf(excluding: readonly string[], isSure: boolean): string {
  if (!isSure) return 'Remove a filter to see more.';
  const quoted = listed(excluding.map((label) => `“${label}”`));
  if (excluding.length > 1) return `${quoted} have nothing in common.`;
  if (excluding[0] === IN_STOCK) return 'None of these products is in stock.';
  if (excluding.length === 1) return `${quoted} excludes everything.`;
  return 'Removing one of them is not enough.';
}
