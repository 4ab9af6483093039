import type { Category } from '@shop/shared';
import { useRef } from 'react';
import { Modal } from '../../../../../ui/dialogs/modal';
import type { DialogAbout } from '../../../../../ui/dialogs/use-dialog-about';
import styles from './edit-category.module.css';
import { EditCategoryForm } from './edit-category-form';

/** The modal that edits a category. It closes after saving. */
export function EditCategory({ dialog }: { dialog: DialogAbout<Category> }) {
  const { about, isOpen, opening, close } = dialog;
  const content = useRef<HTMLDivElement>(null);
  return (
    <Modal
      title="Edit category"
      open={isOpen}
      onCancel={close}
      afterOpenChange={(opened) => {
        if (opened) content.current?.querySelector('input')?.select();
      }}
      footer={null}
    >
      <div ref={content} className={styles.content}>
        {about && <EditCategoryForm key={opening} category={about} onDone={close} />}
      </div>
    </Modal>
  );
}
