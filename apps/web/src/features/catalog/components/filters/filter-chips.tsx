import { withShopSign, type ListingCounts } from '@shop/shared';
import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { useCategories } from '../../api/get-categories';
import { withAttribute, withSlug, type FilterChange, type Filters } from '../../filters';
import { chosenLabel } from './facets/chosen-label';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  filters: Filters;
  /** With the names of the chosen brands. */
  counts: ListingCounts | undefined;
  addressOf: (filters: Filters) => string;
  /** Called when a filter is removed. */
  onChange: (without: FilterChange) => void;
}

/** Whether a click opens a new tab or window, or downloads. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** The active filters, each as a link to the list without it. */
export function FilterChips({ filters, counts, addressOf, onChange }: FilterChipsProps) {
  const categories = useCategories();
  const { price, inStock } = filters;
  const chosen = categories.data?.filter(({ slug }) => filters.categories.includes(slug)) ?? [];
  const chips: { label: string; without: FilterChange }[] = chosen.map(({ slug, name }) => ({
    label: name,
    without: (now) => withSlug(now, 'categories', slug, false),
  }));
  for (const slug of filters.brands)
    chips.push({
      label: counts?.brands?.find((brand) => brand.slug === slug)?.name ?? slug,
      without: (now) => withSlug(now, 'brands', slug, false),
    });
  for (const value of filters.attributes)
    chips.push({
      label: chosenLabel(value),
      without: (now) => withAttribute(now, value, false),
    });
  if (price)
    chips.push({
      label: withShopSign(price.label),
      without: (now) => ({ ...now, price: undefined }),
    });
  if (inStock) chips.push({ label: 'In stock', without: (now) => ({ ...now, inStock: false }) });
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Active filters" className={styles.chips}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={addressOf(without(filters))}
            className={styles.chip}
            aria-label={`Remove filter ${label}`}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              onChange(without);
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
