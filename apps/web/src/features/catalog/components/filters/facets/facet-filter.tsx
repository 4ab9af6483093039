import { writeChosenValue, type ListedFacet } from '@shop/shared';
import { useLeftOpen } from '../../../../../lib/hooks/use-left-open';
import { FilterOption } from '../filter-option';
import styles from '../product-filters.module.css';

/** Facets of up to so many values are shown in full. The styles know how many of a longer one are. */
const SHORT = 10;

interface FacetFilterProps {
  facet: ListedFacet;
  /** Both get the value with its attribute, as the URL has it. */
  isChosen: (value: string) => boolean;
  onChange: (value: string, chosen: boolean) => void;
}

/** One checkbox for each value of an attribute. */
export function FacetFilter({ facet: { name, values }, isChosen, onChange }: FacetFilterProps) {
  const [all, setAll] = useLeftOpen(`facet ${name}`);
  return (
    <fieldset>
      <legend className={styles.legend}>Filter By {name}</legend>
      <div className={styles.options}>
        {values.map(({ value, count }) => {
          const text = writeChosenValue(name, value);
          return (
            <FilterOption
              key={value}
              type="checkbox"
              name="attribute"
              value={text}
              label={value}
              count={count}
              checked={isChosen(text)}
              onChange={(checked) => onChange(text, checked)}
            />
          );
        })}
        {values.length > SHORT && (
          <details
            open={all}
            onToggle={({ currentTarget }) => setAll(currentTarget.open)}
            className={styles.all}
          >
            <summary>
              Show {all ? 'fewer' : `all ${values.length}`}
              <span className="visually-hidden"> of {name}</span>
            </summary>
          </details>
        )}
      </div>
    </fieldset>
  );
}
