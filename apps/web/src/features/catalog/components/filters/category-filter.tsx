import { FAILURE_TEXTS, type ListingCounts } from '@shop/shared';
import { failureText } from '../../../../lib/api-error';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { useCategories } from '../../api/get-categories';
import { FilterOption } from './filter-option';
import styles from './product-filters.module.css';

interface CategoryFilterProps {
  /** Slugs. */
  chosen: readonly string[];
  /** Omits categories without a matching product. */
  counts?: ListingCounts['categories'] | undefined;
  onChange: (slug: string, chosen: boolean) => void;
}

/** One checkbox per category. */
export function CategoryFilter({ chosen, counts, onChange }: CategoryFilterProps) {
  const categories = useCategories();
  return (
    <fieldset>
      <legend className={styles.legend}>Filter By Category</legend>
      <div className={styles.options}>
        {categories.isPending &&
          Array.from({ length: 6 }, (_, index) => (
            <div key={index} className={styles.placeholder}>
              <Skeleton width={`${60 + ((index * 17) % 30)}%`} />
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
        {categories.data?.map(({ _id, name, slug }) => (
          <FilterOption
            key={_id}
            type="checkbox"
            name="category"
            value={slug}
            label={name}
            count={counts && (counts.find((one) => one._id === _id)?.count ?? 0)}
            checked={chosen.includes(slug)}
            onChange={(checked) => onChange(slug, checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
