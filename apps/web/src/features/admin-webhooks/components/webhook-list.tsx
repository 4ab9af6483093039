import type { Webhook } from '@shop/shared';
import { Modal } from '../../../ui/dialogs/modal';
import { useDialogAbout } from '../../../ui/dialogs/use-dialog-about';
import { Button } from '../../../ui/forms/button';
import { ShortList } from '../../../ui/list/data-table/short-list';
import { ShownOnce } from '../../../ui/secrets/shown-once';
import { useWebhooks } from '../api/webhooks';
import { useWebhookColumns } from './webhook-columns';
import { WebhookForm } from './webhook-form';

/** All addresses that receive events. */
export function WebhookList() {
  const result = useWebhooks();
  const editing = useDialogAbout<Webhook | undefined>();
  const secret = useDialogAbout<string>();
  const columns = useWebhookColumns({ onEdit: editing.open, onSecret: secret.open });
  return (
    <>
      <ShortList
        list="webhooks"
        result={result}
        columns={columns}
        keyOf={({ _id }) => _id}
        intro="The shop sends events, such as a new order, to the addresses of other programs. What fails is sent again for a day and a half."
        action={<Button onClick={() => editing.open(undefined)}>Add an address</Button>}
        loading="Loading addresses"
        empty={{
          title: 'No addresses yet',
          note: 'Add the address of your accounting or warehouse program, and it learns of each order, payment and parcel at once.',
        }}
      />
      <Modal
        title={editing.about ? 'Address' : 'New address'}
        open={editing.isOpen}
        footer={null}
        onCancel={editing.close}
      >
        <WebhookForm
          key={editing.opening}
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
        <ShownOnce text={secret.about} copy="Copy the secret" />
      </Modal>
    </>
  );
}
