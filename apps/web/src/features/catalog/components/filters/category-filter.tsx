import { FAILURE_TEXTS, type Category, type ListingCounts, type TreeCategory } from '@shop/shared';
import { failureText } from '../../../../lib/http/api-error';
import { useLeftOpen } from '../../../../lib/hooks/use-left-open';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { useCategories } from '../../api/get-categories';
import { useCategoryTree } from '../../api/category-tree';
import { FilterOption } from './filter-option';
import styles from './product-filters.module.css';

/** Lists of up to so many categories are shown in full. The styles know how many of a longer one are. */
const SHORT = 10;

interface CategoryFilterProps {
  /** Slugs. */
  chosen: readonly string[];
  /** Omits categories without a matching product. */
  counts?: ListingCounts['categories'] | undefined;
  /** Whether a category is last among its siblings, if no chosen one is below it; by default if it has no match. */
  isNone?: ((category: Category) => boolean) | undefined;
  onChange: (slug: string, chosen: boolean) => void;
}

/** How many products of a category match, if that is known. */
export const countIn = (counts: ListingCounts['categories'] | undefined, { _id }: Category) =>
  counts && (counts.find((counted) => counted._id === _id)?.count ?? 0);

/**
 * One checkbox per category, each followed by those below it, which it chooses, too. Of many, the first and the chosen
 * ones are shown until a visitor asks for all.
 */
export function CategoryFilter({
  chosen,
  counts,
  isNone = (category) => countIn(counts, category) === 0 && !chosen.includes(category.slug),
  onChange,
}: CategoryFilterProps) {
  const categories = useCategories();
  const [all, setAll] = useLeftOpen('categories');
  const { tree, rows } = useCategoryTree();
  const count = rows.length;
  // Those without a match are last among their siblings, so that what follows them stays in its place.
  const isLast = (one: TreeCategory<Category>): boolean =>
    isNone(one.category) && one.children.every(isLast);
  const ordered = (siblings: readonly TreeCategory<Category>[]): TreeCategory<Category>[] =>
    [...siblings.filter((one) => !isLast(one)), ...siblings.filter(isLast)].flatMap((one) => [
      one,
      ...ordered(one.children),
    ]);
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
        {ordered(tree).map(({ category, level }) => (
          <FilterOption
            key={category._id}
            level={level}
            type="checkbox"
            name="category"
            value={category.slug}
            label={category.name}
            count={countIn(counts, category)}
            checked={chosen.includes(category.slug)}
            onChange={(checked) => onChange(category.slug, checked)}
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
