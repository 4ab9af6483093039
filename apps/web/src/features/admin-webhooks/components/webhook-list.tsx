import type { Webhook } from '@shop/shared';
import { Modal } from '../../../ui/dialogs/modal';
import { useDialogAbout } from '../../../ui/dialogs/use-dialog-about';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Button } from '../../../ui/forms/button';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { useWebhooks } from '../api/webhooks';
import { WebhookCard } from './webhook-card';
import { WebhookForm } from './webhook-form';
import record from '../../../ui/list/record-cards.module.css';

/** All addresses that receive events. */
export function WebhookList() {
  const { data: webhooks, error, isPending, refetch } = useWebhooks();
  const editing = useDialogAbout<Webhook | undefined>();
  const secret = useDialogAbout<string>();
  if (isPending) return <RowsSkeleton label="Loading addresses" rows={3} />;
  if (!webhooks) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const add = <Button onClick={() => editing.open(undefined)}>Add an address</Button>;
  return (
    <>
      <div className={record.head}>
        <p className={record.intro}>
          The shop sends events, such as a new order, to the addresses of other programs. What fails
          is sent again for a day and a half.
        </p>
        {webhooks.length > 0 && add}
      </div>
      {webhooks.length === 0 && (
        <EmptyState title="No addresses yet" actions={add}>
          Add the address of your accounting or warehouse program, and it learns of each order,
          payment and parcel at once.
        </EmptyState>
      )}
      <ul className={record.cards}>
        {webhooks.map((webhook) => (
          <WebhookCard
            key={webhook._id}
            webhook={webhook}
            onEdit={() => editing.open(webhook)}
            onSecret={secret.open}
          />
        ))}
      </ul>
      <Modal
        title={editing.about ? 'Address' : 'New address'}
        open={editing.isOpen}
        footer={null}
        onCancel={editing.close}
      >
        <WebhookForm
          webhook={editing.about}
          onDone={(made) => {
            editing.close();
            if (made !== undefined) secret.open(made);
          }}
        />
      </Modal>
      <Modal title="The secret" open={secret.isOpen} footer={null} onCancel={secret.close}>
        <p>
          Copy it now: it is not shown again. With it, the program checks that the shop has sent an
          event.
        </p>
        <pre className={record.secret}>{secret.about}</pre>
      </Modal>
    </>
  );
}
