import { LIMITS } from '@shop/shared';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { ErrorState } from '../../../ui/feedback/error-state';
import { SearchBox } from '../../../ui/list/search-box';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { Panel } from '../../../ui/page/panel';
import { useFoundCustomers } from '../api/find-customers';
import { NewCustomer } from './new-customer';
import styles from './new-order.module.css';

/** Whose order it is to be. */
export function ChooseCustomer() {
  const [search, setSearch] = useState('');
  const { data: found, error, isPending, refetch } = useFoundCustomers(search);
  return (
    <Panel heading="Customer">
      <SearchBox
        label="Find a customer"
        placeholder="Name or email address"
        limit={LIMITS.email}
        value={search}
        onSearch={setSearch}
      />
      {isPending && <RowsSkeleton label="Loading customers" rows={3} />}
      {error && !found && <ErrorState error={error} onRetry={() => void refetch()} />}
      {found?.length === 0 && <p role="status">No customer matches “{search}”.</p>}
      {found && found.length > 0 && (
        <ul className={styles.customers} aria-label="Found customers">
          {found.map(({ _id, name, email }) => (
            <li key={_id}>
              <Link to={dashboardPaths.adminCreateOrderFor(_id)}>{name}</Link>
              <span className={styles.note}>{email}</span>
            </li>
          ))}
        </ul>
      )}
      <NewCustomer />
    </Panel>
  );
}
