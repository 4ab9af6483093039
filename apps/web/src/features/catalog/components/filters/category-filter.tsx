import { FAILURE_TEXTS, type ListingCounts } from '@shop/shared';
import { failureText } from '../../../../lib/http/api-error';
import { useLeftOpen } from '../../../../lib/hooks/use-left-open';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { useCategories } from '../../api/get-categories';
import { FilterOption } from './filter-option';
import styles from './product-filters.module.css';

/** Lists of up to so many categories are shown in full. The styles know how many of a longer one are. */
const SHORT = 10;

interface CategoryFilterProps {
  /** Slugs. */
  chosen: readonly string[];
  /** Omits categories without a matching product. */
  counts?: ListingCounts['categories'] | undefined;
  onChange: (slug: string, chosen: boolean) => void;
}

/** One checkbox per category. Of many, the first and the chosen ones are shown until a visitor asks for all. */
export function CategoryFilter({ chosen, counts, onChange }: CategoryFilterProps) {
  const categories = useCategories();
  const [all, setAll] = useLeftOpen('categories');
  const known = categories.data ?? [];
  const count = known.length;
  const counted = known.map((category) => ({
    ...category,
    count: counts && (counts.find(({ _id }) => _id === category._id)?.count ?? 0),
  }));
  // Those without a match are last, so that what follows them stays in its place.
  const isLast = ({ count: found, slug }: (typeof counted)[number]) =>
    found === 0 && !chosen.includes(slug);
  const options = [...counted.filter((one) => !isLast(one)), ...counted.filter(isLast)];
  return (
    <fieldset>
      <legend className={styles.legend}>Filter By Category</legend>
      <div className={styles.options}>
        {categories.isPending &&
          Array.from({ length: 6 }, (_, index) => (
            <div key={index} className={styles.placeholder}>
              <Skeleton className={styles.name} />
            </div>
          ))}
        {categories.isError && (
          <p className={styles.failure}>
            {failureText(categories.error, FAILURE_TEXTS.loadingCategories)}{' '}
            <button type="button" onClick={() => void categories.refetch()}>
              Try again
            </button>
          </p>
        )}
        {options.map(({ _id, name, slug, count }) => (
          <FilterOption
            key={_id}
            type="checkbox"
            name="category"
            value={slug}
            label={name}
            count={count}
            checked={chosen.includes(slug)}
            onChange={(checked) => onChange(slug, checked)}
          />
        ))}
        {count > SHORT && (
          <details
            open={all}
            onToggle={({ currentTarget }) => setAll(currentTarget.open)}
            className={styles.all}
          >
            <summary>Show {all ? 'fewer' : `all ${count}`} categories</summary>
          </details>
        )}
      </div>
    </fieldset>
  );
}
