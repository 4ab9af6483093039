import { X } from 'lucide-react';
import { useCategories } from '../../api/get-categories';
import { withCategory, type Filters } from '../../filters';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  filters: Filters;
  /** Called with the filters that remain when one is removed. */
  onChange: (filters: Filters) => void;
}

/** The active filters, each as a button that removes it. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const categories = useCategories();
  const { price, inStock } = filters;
  const chosen = categories.data?.filter(({ slug }) => filters.categories.includes(slug)) ?? [];
  const chips = [
    ...chosen.map(({ slug, name }) => ({
      label: name,
      rest: withCategory(filters, slug, false),
    })),
    ...(price ? [{ label: price.label, rest: { ...filters, price: undefined } }] : []),
    ...(inStock ? [{ label: 'In stock', rest: { ...filters, inStock: false } }] : []),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Active filters" className={styles.chips} data-needs-script>
      {chips.map(({ label, rest }) => (
        <li key={label}>
          <button
            type="button"
            className={styles.chip}
            aria-label={`Remove filter ${label}`}
            onClick={() => onChange(rest)}
          >
            <span className={styles.label}>{label}</span>
            <X aria-hidden size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
