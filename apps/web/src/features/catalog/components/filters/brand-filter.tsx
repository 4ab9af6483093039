import type { ListingCounts } from '@shop/shared';
import { FilterOption } from './filter-option';
import styles from './product-filters.module.css';

interface BrandFilterProps {
  /** Slugs. */
  chosen: readonly string[];
  counts: ListingCounts['brands'];
  onChange: (slug: string, chosen: boolean) => void;
}

/** One checkbox for each brand that most products of the list have; nothing in a list without brands. */
export function BrandFilter({ chosen, counts, onChange }: BrandFilterProps) {
  return (
    counts && (
      <fieldset>
        <legend className={styles.legend}>Filter By Brand</legend>
        {counts.map(({ _id, name, slug, count }) => (
          <FilterOption
            key={_id}
            type="checkbox"
            name="brand"
            value={slug}
            label={name}
            count={count}
            checked={chosen.includes(slug)}
            onChange={(checked) => onChange(slug, checked)}
          />
        ))}
      </fieldset>
    )
  );
}
