import type { StoredTaxRate } from '@shop/shared';
import { Confirm } from '../../../ui/dialogs/confirm';
import { Modal } from '../../../ui/dialogs/modal';
import type { DialogAbout } from '../../../ui/dialogs/use-dialog-about';
import { useDeleteRate } from '../api/tax-rates';
import type { RateTexts } from '../rate-texts';
import { RateForm } from './rate-form';

/** A rate that is made or edited. */
export interface EditedRate {
  initial: RateTexts;
  rate: StoredTaxRate | undefined;
}

/** Makes or edits a rate. */
export function EditRate({ dialog }: { dialog: DialogAbout<EditedRate> }) {
  const { about, isOpen, opening, close } = dialog;
  return (
    <Modal
      title={about?.rate ? 'Tax rate' : 'New tax rate'}
      open={isOpen}
      footer={null}
      onCancel={close}
    >
      {about && <RateForm key={opening} {...about} onDone={close} />}
    </Modal>
  );
}

/** Deletes a rate after a question. */
export function DeleteRate({ dialog }: { dialog: DialogAbout<StoredTaxRate> }) {
  const { about, isOpen, close } = dialog;
  const deletion = useDeleteRate(close);
  return (
    <Confirm
      title={`Delete ${about?.name ?? ''} ${about?.rate ?? ''}%?`}
      open={isOpen}
      okText="Delete rate"
      danger
      busy={deletion.isPending}
      onConfirm={() => about && deletion.mutate(about)}
      onKeep={close}
    >
      New orders don’t have it any more. Placed orders keep their tax.
    </Confirm>
  );
}
