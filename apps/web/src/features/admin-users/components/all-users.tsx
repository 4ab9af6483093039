import { LIMITS } from '@shop/shared';
import { UsersRound } from 'lucide-react';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useListQuery } from '../../../lib/address/list-query';
import { DataTable } from '../../../ui/list/data-table/data-table';
import { dateSort } from '../../../ui/list/data-table/date-sort';
import { ListPage } from '../../../ui/list/list-page';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { SearchBox } from '../../../ui/list/search-box';
import { ScreenButton } from '../../../ui/page/permitted';
import { useUsers } from '../api/list-users';
import { usersList } from '../users-list';
import styles from './all-users.module.css';
import { USER_COLUMNS } from './user-columns';

/** Everyone with an account, searched by name or e-mail address. */
export function AllUsers() {
  const { query, change } = useListQuery(usersList);
  return (
    <ListPage
      list={usersList}
      query={query}
      result={useUsers(query)}
      noun={['user', 'users']}
      icon={UsersRound}
      controls={
        <div className={styles.search} role="search" aria-label="Users">
          <SearchBox
            label="Find a user"
            placeholder="Name, email, phone or place"
            limit={LIMITS.email}
            value={query.search}
            onSearch={(search) => change({ search }, { replace: true })}
          />
        </div>
      }
      columns={USER_COLUMNS}
      loading={<RowsSkeleton label="Loading users" rows={12} height="2.25rem" />}
      noMatch="No users match"
      empty={{
        title: 'No users yet',
        note: 'Everyone who registers is listed here. You can also make them administrators.',
        action: <ScreenButton to={dashboardPaths.adminStaff}>Invite staff</ScreenButton>,
      }}
    >
      {(users) => (
        <DataTable
          list="users"
          columns={USER_COLUMNS}
          rows={users}
          keyOf={({ _id }) => _id}
          sort={dateSort(query.sort, change)}
        />
      )}
    </ListPage>
  );
}
