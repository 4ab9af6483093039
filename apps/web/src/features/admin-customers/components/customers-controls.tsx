import { CUSTOMER_SORTS, LIMITS, type CustomerListQuery, type CustomerSort } from '@shop/shared';
import { SelectField } from '../../../ui/fields/select-field';
import { DayField } from '../../../ui/list/day-field';
import { ListControls } from '../../../ui/list/list-controls';
import { SearchBox } from '../../../ui/list/search-box';
import styles from './customers-controls.module.css';

const SORT_LABELS: Record<CustomerSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
};
const SORTS = CUSTOMER_SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }));

interface CustomersControlsProps {
  query: CustomerListQuery;
  change: (part: Partial<CustomerListQuery>, options?: { replace?: boolean }) => void;
}

/** Search, tag, days of registration and sort order of the customers. */
export function CustomersControls({ query, change }: CustomersControlsProps) {
  return (
    <ListControls label="Customers" className={styles.controls}>
      <SearchBox
        label="Find a customer"
        placeholder="Name or email address"
        limit={LIMITS.email}
        value={query.search}
        onSearch={(search) => change({ search }, { replace: true })}
      />
      <SearchBox
        label="Tag"
        placeholder="Any"
        limit={LIMITS.customerTag}
        value={query.tag}
        onSearch={(tag) => change({ tag }, { replace: true })}
      />
      <DayField label="Registered from" value={query.from} onDay={(from) => change({ from })} />
      <DayField label="Registered until" value={query.until} onDay={(until) => change({ until })} />
      <SelectField
        label="Sort"
        placeholder={SORT_LABELS.newest}
        options={SORTS}
        value={query.sort}
        onChange={(sort) => change({ sort: sort === 'oldest' ? sort : 'newest' })}
      />
    </ListControls>
  );
}
