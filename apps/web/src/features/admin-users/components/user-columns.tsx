import { DATE_SORTS, ROLE, type UserRow } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { Badge } from '../../../ui/display/badge';
import type { ListColumn } from '../../../ui/list/data-table/list-column';
import { OneLine } from '../../../ui/list/data-table/one-line';
import { Permitted } from '../../../ui/page/permitted';
import { ChangeRole } from './change-role';
import { ResetSecondFactor } from './reset-second-factor';
import { TaxExemption } from './tax-exemption';
import { UserTags } from './user-tags';
import { UserData } from './user-data';
import styles from './users-table.module.css';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** The columns of the list of users. */
export const USER_COLUMNS: readonly ListColumn<UserRow>[] = [
  {
    id: 'name',
    heading: 'Name',
    cell: ({ _id, name }) => (
      <OneLine text={name} isShort>
        <Link to={dashboardPaths.adminCustomer(_id)} data-row-link>
          {name}
        </Link>
      </OneLine>
    ),
  },
  {
    id: 'email',
    heading: 'Email',
    cell: ({ email }) => (
      <OneLine text={email} isShort>
        <a href={`mailto:${email}`} className={styles.email}>
          {email}
        </a>
      </OneLine>
    ),
  },
  {
    id: 'phone',
    heading: 'Phone',
    cell: ({ phone }) => phone && <span className={`tabular ${styles.oneLine}`}>{phone}</span>,
  },
  {
    id: 'address',
    heading: 'Address',
    cell: ({ address }) =>
      address && (
        <span className={styles.address} title={address}>
          {address}
        </span>
      ),
  },
  {
    id: 'role',
    heading: 'Role',
    cell: ({ role }) =>
      role === ROLE.admin ? <Badge tone="accent">Administrator</Badge> : <Badge>Shopper</Badge>,
  },
  {
    id: 'since',
    heading: 'Since',
    sorts: DATE_SORTS,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="tabular">
        {dates.format(new Date(createdAt))}
      </time>
    ),
  },
  {
    id: 'actions',
    heading: 'Actions',
    cell: (user) => (
      <div className={styles.actions}>
        <Permitted needs={['staff']}>
          <ChangeRole user={user} />
          <ResetSecondFactor user={user} />
        </Permitted>
        <UserTags user={user} />
        <TaxExemption user={user} />
        <UserData user={user} />
      </div>
    ),
  },
];
