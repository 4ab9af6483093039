import type { Category } from '@shop/shared';
import { useRef } from 'react';
import type { DialogAbout } from '../../../../../ui/dialogs/use-dialog-about';
import { EditCategoryForm, type EditedCategory } from './edit-category-form';
import { TypedModal } from './typed-modal';

/** The modal that edits a category. It closes after saving. */
export function EditCategory({ dialog }: { dialog: DialogAbout<Category> }) {
  const { about, isOpen, opening, close } = dialog;
  const edited = useRef<EditedCategory>(null);
  return (
    <TypedModal
      title="Edit category"
      open={isOpen}
      isUnsaved={() => edited.current?.isUnsaved() ?? false}
      loss={`Your changes of ${about?.name ?? 'the category'} are not saved.`}
      onClose={close}
    >
      {about && <EditCategoryForm key={opening} ref={edited} category={about} onDone={close} />}
    </TypedModal>
  );
}
