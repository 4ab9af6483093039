import type { CustomerGroup } from '@shop/shared';
import { UsersRound } from 'lucide-react';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { Modal } from '../../../ui/dialogs/modal';
import { useDialogAbout } from '../../../ui/dialogs/use-dialog-about';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Button } from '../../../ui/forms/button';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { Permitted, ScreenLink } from '../../../ui/page/permitted';
import { useGroups } from '../api/groups';
import { GroupCard } from './group-card';
import { GroupForm } from './group-form';
import record from '../../../ui/list/record-cards.module.css';

/** All groups of customers by rule. */
export function GroupList() {
  const { data: groups, error, isPending, refetch } = useGroups();
  const editing = useDialogAbout<{ group?: CustomerGroup }>();
  if (isPending) return <RowsSkeleton label="Loading groups" rows={3} />;
  if (!groups) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const make = (
    <Permitted needs={['money']}>
      <Button onClick={() => editing.open({})}>New group</Button>
    </Permitted>
  );
  const group = editing.about?.group;
  return (
    <>
      <div className={record.head}>
        <p className={record.intro}>
          <ScreenLink to={dashboardPaths.adminCustomers}>All customers</ScreenLink>
        </p>
        {groups.length > 0 && make}
      </div>
      {groups.length === 0 && (
        <EmptyState
          title="No groups yet"
          icon={<UsersRound aria-hidden size={28} strokeWidth={1.5} />}
          actions={make}
        >
          A group holds all customers who meet its rules, such as those who spent $100 or have not
          ordered for 90 days. Filter customers by it, or give it a promotion.
        </EmptyState>
      )}
      <ul className={record.cards}>
        {groups.map((one) => (
          <GroupCard key={one._id} group={one} onEdit={() => editing.open({ group: one })} />
        ))}
      </ul>
      <Modal
        title={group ? 'Group of customers' : 'New group of customers'}
        open={editing.isOpen}
        footer={null}
        onCancel={editing.close}
      >
        {editing.about && (
          <GroupForm key={editing.opening} {...(group && { group })} onDone={editing.close} />
        )}
      </Modal>
    </>
  );
}
