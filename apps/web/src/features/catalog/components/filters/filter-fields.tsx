import { PRICE_RANGES, withShopSign, type Category, type ListingCounts } from '@shop/shared';
import { isChosen, withAttribute, withSlug, type FilterChange, type Filters } from '../../filters';
import { BrandFilter } from './brand-filter';
import { FacetFilter } from './facets/lazy-facet-filter';
import { CategoryFilter } from './category-filter';
import { FilterOption } from './filter-option';
import { OwnPriceFields } from './own-price-fields';
import styles from './product-filters.module.css';

interface FilterFieldsProps {
  filters: Filters;
  counts: ListingCounts | undefined;
  change: (makeChange: FilterChange) => void;
  /**
   * What the list is of. The price ranges of all products are always all there; other lists omit those without a match.
   */
  listOf: 'all' | 'category' | 'brand' | 'search';
  /** Whether an own price applies while it is typed, not when the form is sent. */
  isLive?: boolean;
  /** Whether a category is one of the last; by default if it has no match. */
  isNone?: (category: Category) => boolean;
}

/** The fields of all filters. */
export function FilterFields({
  filters,
  counts,
  change,
  listOf,
  isLive,
  isNone,
}: FilterFieldsProps) {
  const { price } = filters;
  const isShown = ({ id }: { id: number }, index: number) =>
    listOf === 'all' || counts?.prices[index] !== 0 || price?.id === id;
  return (
    <>
      {(listOf === 'all' || listOf === 'search') && (
        <CategoryFilter
          chosen={filters.categories}
          counts={counts?.categories}
          isNone={isNone}
          onChange={(slug, chosen) => change((now) => withSlug(now, 'categories', slug, chosen))}
        />
      )}
      <fieldset>
        <legend className={styles.legend}>Filter By Price</legend>
        {PRICE_RANGES.map(
          (range, index) =>
            isShown(range, index) && (
              <FilterOption
                key={range.id}
                type="radio"
                name="price"
                value={range.id}
                label={withShopSign(range.label)}
                count={counts?.prices[index]}
                checked={price?.id === range.id}
                onChange={() => change((now) => ({ ...now, price: range }))}
              />
            ),
        )}
        <OwnPriceFields
          price={price}
          onType={isLive ? (own) => change((now) => ({ ...now, price: own })) : undefined}
        />
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
      {/* The last ones: they come only once they have been counted, and must not move the others. */}
      {listOf !== 'brand' && (
        <BrandFilter
          chosen={filters.brands}
          counts={counts?.brands}
          onChange={(slug, chosen) => change((now) => withSlug(now, 'brands', slug, chosen))}
        />
      )}
      {listOf !== 'all' &&
        counts?.facets?.map((facet) => (
          <FacetFilter
            key={facet.name}
            facet={facet}
            isChosen={(value) => isChosen(filters, value)}
            onChange={(value, chosen) => change((now) => withAttribute(now, value, chosen))}
          />
        ))}
    </>
  );
}
