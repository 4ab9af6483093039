import { ROLE, type UserRow } from '@shop/shared';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/display/badge';
import { Table } from '../../../ui/list/table';
import { Permitted } from '../../../ui/page/permitted';
import { ChangeRole } from './change-role';
import { ResetSecondFactor } from './reset-second-factor';
import { TaxExemption } from './tax-exemption';
import { UserTags } from './user-tags';
import { UserData } from './user-data';
import styles from './users-table.module.css';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

type Column = readonly [heading: string, content: (user: UserRow) => ReactNode];

const COLUMNS: readonly Column[] = [
  ['Name', ({ name }) => <strong className={styles.name}>{name}</strong>],
  ['Email', ({ email }) => <a href={`mailto:${email}`}>{email}</a>],
  ['Phone', ({ phone }) => <span className="tabular">{phone || '–'}</span>],
  [
    'Address',
    ({ address }) => (
      <span className={styles.address} title={address}>
        {address || '–'}
      </span>
    ),
  ],
  [
    'Role',
    ({ role }) =>
      role === ROLE.admin ? <Badge tone="accent">Administrator</Badge> : <Badge>Shopper</Badge>,
  ],
  [
    'Since',
    ({ createdAt }) => (
      <time dateTime={createdAt} className={`tabular ${styles.date}`}>
        {dates.format(new Date(createdAt))}
      </time>
    ),
  ],
  [
    'Actions',
    (user) => (
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
  ],
];

interface UsersTableProps {
  users: readonly UserRow[];
}

/** On a narrow screen a row becomes a card, where each value has its label. */
export function UsersTable({ users }: UsersTableProps) {
  return (
    <Table headings={COLUMNS.map(([heading]) => heading)} className={styles.table} asCards>
      {users.map((user) => (
        <tr key={user._id}>
          {COLUMNS.map(([heading, content]) => (
            <td key={heading} data-label={heading}>
              {content(user)}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
