import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { useCategories } from '../../api/get-categories';
import { withCategory, type Filters } from '../../filters';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  filters: Filters;
  addressOf: (filters: Filters) => string;
  /** Called with the filters that remain when one is removed. */
  onChange: (filters: Filters) => void;
}

/** Whether a click is to open something else than the same window. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** The active filters, each as a link to the list without it. */
export function FilterChips({ filters, addressOf, onChange }: FilterChipsProps) {
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
    <ul aria-label="Active filters" className={styles.chips}>
      {chips.map(({ label, rest }) => (
        <li key={label}>
          <Link
            to={addressOf(rest)}
            className={styles.chip}
            aria-label={`Remove filter ${label}`}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              onChange(rest);
            }}
          >
            <span className={styles.label}>{label}</span>
            <X aria-hidden size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
