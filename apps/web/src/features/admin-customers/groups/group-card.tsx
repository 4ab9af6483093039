import type { CustomerGroup } from '@shop/shared';
import { Link } from 'react-router-dom';
import { useIsPermitted } from '../../../lib/session/permissions';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { Button } from '../../../ui/forms/button';
import record from '../../../ui/list/record-cards.module.css';
import { Permitted } from '../../../ui/page/permitted';
import { useDeleteGroup } from '../api/groups';
import { customersList } from '../customers-list';
import { groupWords } from './group-texts';
import styles from './groups.module.css';

interface GroupCardProps {
  group: CustomerGroup;
  onEdit: (group: CustomerGroup) => void;
}

/** A group: who is in it, and how many these are. */
export function GroupCard({ group, onEdit }: GroupCardProps) {
  const { _id, name, byAmount, customers } = group;
  const maySeeAmounts = useIsPermitted('money');
  const count = `${customers.toLocaleString('en-US')} ${customers === 1 ? 'customer' : 'customers'}`;
  const deletion = useDeleteGroup(_id);
  return (
    <li className={record.card}>
      <p className={record.what}>{name}</p>
      <p className={record.who}>{groupWords(group)}</p>
      <div className={styles.actions}>
        {byAmount && !maySeeAmounts ? (
          <span>{count}</span>
        ) : (
          <Link to={customersList.href({ group: _id })} aria-label={`Customers in ${name}`}>
            {count}
          </Link>
        )}
        <Permitted needs={['money']}>
          <Button tone="secondary" aria-label={`Edit ${name}`} onClick={() => onEdit(group)}>
            Edit
          </Button>
          <ConfirmButton
            tone="danger"
            busy={deletion.isPending}
            aria-label={`Delete ${name}`}
            question={`Delete ${name}?`}
            effects="Promotions that ask for this group no longer apply to anybody because of it. Customers and placed orders stay."
            okText="Delete group"
            onConfirm={() => deletion.mutate()}
          >
            Delete
          </ConfirmButton>
        </Permitted>
      </div>
    </li>
  );
}
