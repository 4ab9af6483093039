import type { CountedBrand } from '@shop/shared';
import { Confirm } from '../../../ui/dialogs/confirm';
import { Modal } from '../../../ui/dialogs/modal';
import type { DialogAbout } from '../../../ui/dialogs/use-dialog-about';
import { useDeleteBrand } from '../api/change-brands';
import { MergeForm, RenameForm } from './brand-forms';

interface DialogProps {
  dialog: DialogAbout<CountedBrand>;
}

/** Gives a brand another name. */
export function RenameBrand({ dialog: { about, isOpen, opening, close } }: DialogProps) {
  return (
    <Modal title={`Rename ${about?.name ?? ''}`} open={isOpen} footer={null} onCancel={close}>
      {about && <RenameForm key={opening} brand={about} onDone={close} />}
    </Modal>
  );
}

/** Puts two spellings of a brand together. */
export function MergeBrand({ dialog: { about, isOpen, opening, close } }: DialogProps) {
  return (
    <Modal
      title={`Merge ${about?.name ?? ''} into another brand`}
      open={isOpen}
      footer={null}
      onCancel={close}
    >
      {about && <MergeForm key={opening} brand={about} onDone={close} />}
    </Modal>
  );
}

/** Deletes a brand after a question. */
export function DeleteBrand({ dialog: { about, isOpen, close } }: DialogProps) {
  const deletion = useDeleteBrand(close);
  return (
    <Confirm
      title={`Delete ${about?.name ?? ''}?`}
      open={isOpen}
      okText="Delete brand"
      danger
      busy={deletion.isPending}
      onConfirm={() => about && deletion.mutate(about._id)}
      onKeep={close}
    >
      No product has it. Its page is removed from the shop.
    </Confirm>
  );
}
