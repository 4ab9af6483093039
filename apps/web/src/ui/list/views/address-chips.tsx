import { X } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { AddressedList } from '../../../lib/address/list-query';
import { withOpenRow } from '../../../lib/address/open-row';
import styles from './address-chips.module.css';

/** What a chip says of a filter, by the filter's name; undefined for one that has no chip. */
export type FilterTexts = Readonly<Record<string, (value: string) => string | undefined>>;

interface FilterChipsProps<Query> {
  list: AddressedList<Query>;
  query: Query;
  texts: FilterTexts;
}

/** The filters of a list, each a link to the list without it. */
export function FilterChips<Query>({ list, query, texts }: FilterChipsProps<Query>) {
  const [now] = useSearchParams();
  const params = new URLSearchParams(list.search(query));
  const chips = [...params].flatMap(([name, value]) => {
    const text = texts[name]?.(value);
    if (text === undefined) return [];
    const others = new URLSearchParams(params);
    others.delete(name);
    const rest = withOpenRow(others, now).toString();
    return [{ name, text, to: rest ? `${list.path}?${rest}` : list.path }];
  });
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Filters" data-no-print>
      {chips.map(({ name, text, to }) => (
        <li key={name}>
          <Link to={to} className={styles.chip} aria-label={`Remove the filter ${text}`}>
            {text} <X aria-hidden size={14} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
