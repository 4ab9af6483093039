import { LIMITS, type CountedAttribute } from '@shop/shared';
import { ListFilter } from 'lucide-react';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { EmptyState } from '../../../../ui/feedback/empty-state';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { ButtonLink } from '../../../../ui/forms/button';
import { RowsSkeleton } from '../../../../ui/list/rows-skeleton';
import { useFacets, useSaveFacets } from '../../api/facets';
import { FacetRow } from './facet-row';
import styles from './facets.module.css';

/** Which attributes and options shoppers can filter by, in their order. Each choice is saved at once. */
export function EditFacets() {
  const { data, error, isPending, refetch } = useFacets();
  const save = useSaveFacets();
  if (isPending) return <RowsSkeleton label="Loading attributes" rows={6} />;
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const { names, version } = data.facets;
  const show = (next: readonly string[]) => save.mutate({ names: [...next], version });
  const isFacet = ({ name }: CountedAttribute) => names.some((other) => isSame(other, name));
  const others = data.attributes?.filter((attribute) => !isFacet(attribute)) ?? [];
  const countOf = (name: string) =>
    data.attributes && (data.attributes.find((one) => isSame(one.name, name))?.count ?? 0);
  if (names.length + others.length === 0 && data.attributes)
    return (
      <EmptyState
        title="No attributes yet"
        icon={<ListFilter aria-hidden size={28} strokeWidth={1.5} />}
        actions={<ButtonLink to={dashboardPaths.adminProducts}>Products</ButtonLink>}
      >
        Give products attributes or options, such as Material or Size. Then choose here by which of
        them shoppers can filter.
      </EmptyState>
    );
  return (
    <div className={styles.facets}>
      <p className={styles.note}>
        Pages of categories, brands and searches show a filter for each chosen attribute that their
        products have, in this order.
        {!data.attributes && ' The others are shown once the search index is ready.'}
      </p>
      <ul className={styles.list} aria-label="Attributes">
        {names.map((name, index) => (
          <FacetRow
            key={name}
            name={name}
            count={countOf(name)}
            isBusy={save.isPending}
            isOn
            onSwitch={() => show(names.filter((other) => other !== name))}
            onMoveUp={index > 0 ? () => show(movedUp(names, index)) : undefined}
          />
        ))}
        {others.map(({ name, count }) => (
          <FacetRow
            key={name}
            name={name}
            count={count}
            isBusy={save.isPending || names.length >= LIMITS.facets}
            onSwitch={() => show([...names, name])}
          />
        ))}
      </ul>
      {names.length >= LIMITS.facets && (
        <p className={styles.note}>At most {LIMITS.facets} attributes can be filters.</p>
      )}
    </div>
  );
}

const isSame = (name: string, other: string) => name.toLowerCase() === other.toLowerCase();

/** @param index at least 1 */
function movedUp(names: readonly string[], index: number): string[] {
  const moved = names.slice(index, index + 1);
  return names.toSpliced(index, 1).toSpliced(index - 1, 0, ...moved);
}
