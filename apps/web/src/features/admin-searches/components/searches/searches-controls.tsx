import {
  LIMITS,
  SEARCH_PERIODS,
  SEARCH_VIEWS,
  type SearchListQuery,
  type SearchView,
} from '@shop/shared';
import { SelectField } from '../../../../ui/fields/select-field';
import { ListControls } from '../../../../ui/list/list-controls';
import { SearchBox } from '../../../../ui/list/search-box';
import styles from './searches-controls.module.css';

const VIEW_LABELS: Record<SearchView, string> = {
  all: 'All searches',
  'nothing-found': 'Without results',
  'never-chosen': 'Results, but none opened',
};

const VIEWS = SEARCH_VIEWS.map((value) => ({ value, label: VIEW_LABELS[value] }));
const PERIODS = SEARCH_PERIODS.map((days) => ({
  value: String(days),
  label: `Last ${days} days`,
}));

interface SearchesControlsProps {
  query: SearchListQuery;
  change: (part: Partial<SearchListQuery>) => void;
}

/** Filters for the searches, and their period. */
export function SearchesControls({ query, change }: SearchesControlsProps) {
  return (
    <ListControls label="Searches" className={styles.controls}>
      <SelectField
        label="Show"
        placeholder={VIEW_LABELS.all}
        options={VIEWS}
        value={query.view}
        onChange={(view) => change({ view: SEARCH_VIEWS.find((known) => known === view) })}
      />
      <SelectField
        label="Period"
        placeholder="Last 30 days"
        options={PERIODS}
        value={String(query.days)}
        onChange={(days) => change({ days: Number(days) })}
      />
      <SearchBox
        label="Find a search"
        placeholder="Starts with …"
        limit={LIMITS.searchKeyword}
        value={query.words}
        onSearch={(words) => change({ words })}
      />
    </ListControls>
  );
}
