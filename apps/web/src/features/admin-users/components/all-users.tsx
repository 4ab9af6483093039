import { LIMITS } from '@shop/shared';
import { UsersRound } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { useTyped } from '../../../lib/use-typed';
import { ButtonLink } from '../../../ui/forms/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Field } from '../../../ui/forms/field';
import { PageLinks } from '../../../ui/page/page-links';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { USERS_PAGE, useUsers } from '../api/list-users';
import { readUsersQuery, writeUsersQuery, type UsersQuery } from '../users-query';
import styles from './all-users.module.css';
import { UsersTable } from './users-table';

/** Everyone with an account, newest first, to be found by name or e-mail address; the address of the page says how. */
export function AllUsers() {
  const [params, setParams] = useSearchParams();
  const query = readUsersQuery(params);
  const [text, setText] = useTyped(query.search, (search) =>
    setParams(writeUsersQuery({ search, page: 1 }), { replace: true, preventScrollReset: true }),
  );
  return (
    <>
      <div className={styles.search} role="search" aria-label="Users">
        <Field
          label="Find a user"
          type="search"
          placeholder="Name or e-mail address"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={LIMITS.email}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Users query={query} />
    </>
  );
}

function Users({ query }: { query: UsersQuery }) {
  const { data, error, isPending, isPlaceholderData, refetch } = useUsers(query);
  return (
    <>
      <p className={`tabular ${styles.count}`} role="status">
        {data && !isPlaceholderData ? countOf(data.total) : ''}
      </p>
      {isPending && <UsersSkeleton />}
      {!isPending && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.users.length === 0 && <Nobody />}
      {data && data.users.length > 0 && (
        <>
          <UsersTable users={data.users} outdated={isPlaceholderData} />
          <PageLinks
            page={query.page}
            pageSize={USERS_PAGE}
            total={data.total}
            to={(page) => `?${writeUsersQuery({ ...query, page }).toString()}`}
          />
        </>
      )}
    </>
  );
}

function Nobody() {
  return (
    <EmptyState
      title="Nobody fits"
      icon={<UsersRound aria-hidden size={28} strokeWidth={1.5} />}
      actions={
        <ButtonLink to={paths.adminUsers} tone="secondary">
          Show all users
        </ButtonLink>
      }
    />
  );
}

function UsersSkeleton() {
  return (
    <div className={styles.rows} role="status" aria-label="Loading users">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height="2.75rem" radius="var(--radius-control)" />
      ))}
    </div>
  );
}

function countOf(total: number): string {
  return total === 1 ? '1 user' : `${total.toLocaleString('en-US')} users`;
}
