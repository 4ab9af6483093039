import { CUSTOMER_SORTS, LIMITS, type CustomerListQuery, type CustomerSort } from '@shop/shared';
import { SelectField } from '../../../ui/fields/select-field';
import { DayField } from '../../../ui/list/day-field';
import { ListControls } from '../../../ui/list/list-controls';
import { SearchBox } from '../../../ui/list/search-box';
import { useIsPermitted } from '../../../lib/session/permissions';
import { useGroups } from '../api/groups';
import styles from './customers-controls.module.css';

const SORT_LABELS: Record<CustomerSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  spent: 'Most spent first',
  orders: 'Most orders first',
  lastOrder: 'Last order first',
};

interface CustomersControlsProps {
  query: CustomerListQuery;
  change: (part: Partial<CustomerListQuery>, options?: { replace?: boolean }) => void;
}

/** Search, tag, group, days of registration and sort order of the customers. */
export function CustomersControls({ query, change }: CustomersControlsProps) {
  const maySeeAmounts = useIsPermitted('money');
  const sorts = CUSTOMER_SORTS.filter((sort) => sort !== 'spent' || maySeeAmounts);
  const { data } = useGroups();
  // The one of a shared view keeps its name, so that it can be cleared.
  const groups = data?.filter(
    ({ _id, byAmount }) => !byAmount || maySeeAmounts || _id === query.group,
  );
  return (
    <ListControls label="Customers" className={styles.controls}>
      <SearchBox
        label="Find a customer"
        placeholder="Name, email, phone or place"
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
      {groups && groups.length > 0 && (
        <SelectField
          label="Group"
          placeholder="Any"
          clearable
          options={groups.map(({ _id, name, customers }) => ({
            value: _id,
            label: `${name} (${customers.toLocaleString('en-US')})`,
          }))}
          value={query.group ?? ''}
          onChange={(group) => change({ group: group || undefined })}
        />
      )}
      <DayField label="Registered from" value={query.from} onDay={(from) => change({ from })} />
      <DayField label="Registered until" value={query.until} onDay={(until) => change({ until })} />
      <SelectField
        label="Sort"
        placeholder={SORT_LABELS.newest}
        options={sorts.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }))}
        value={query.sort}
        onChange={(chosen) =>
          change({ sort: CUSTOMER_SORTS.find((sort) => sort === chosen) ?? 'newest' })
        }
      />
    </ListControls>
  );
}
