import { ROLE, type UserRow } from '@shop/shared';
import { Table, type TableColumnsType } from 'antd';
import type { ReactNode, TdHTMLAttributes } from 'react';
import { Badge } from '../../../ui/display/badge';
import { ChangeRole } from './change-role';
import { ResetSecondFactor } from './reset-second-factor';
import styles from './users-table.module.css';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

type Column = TableColumnsType<UserRow>[number];

/** On a narrow screen a row becomes a card, where each value has its label. */
function column(title: string, render: (user: UserRow) => ReactNode): Column {
  return {
    title,
    key: title,
    render: (_, user) => render(user),
    onCell: () => ({ 'data-label': title }) as TdHTMLAttributes<HTMLTableCellElement>,
  };
}

const COLUMNS: Column[] = [
  column('Name', ({ name }) => <strong className={styles.name}>{name}</strong>),
  column('Email', ({ email }) => <a href={`mailto:${email}`}>{email}</a>),
  column('Phone', ({ phone }) => <span className="tabular">{phone || '–'}</span>),
  column('Address', ({ address }) => address || '–'),
  column('Role', ({ role }) =>
    role === ROLE.admin ? <Badge tone="accent">Administrator</Badge> : <Badge>Shopper</Badge>,
  ),
  column('Since', ({ createdAt }) => (
    <time dateTime={createdAt} className={`tabular ${styles.date}`}>
      {dates.format(new Date(createdAt))}
    </time>
  )),
  column('Actions', (user) => (
    <div className={styles.actions}>
      <ChangeRole user={user} />
      <ResetSecondFactor user={user} />
    </div>
  )),
];

interface UsersTableProps {
  users: readonly UserRow[];
}

export function UsersTable({ users }: UsersTableProps) {
  return (
    <div className={styles.table}>
      <Table<UserRow>
        dataSource={users}
        columns={COLUMNS}
        rowKey="_id"
        size="small"
        pagination={false}
      />
    </div>
  );
}
