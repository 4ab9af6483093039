import type { Category } from '@shop/shared';
import { useRef, useState } from 'react';
import { Confirm } from '../../../../../ui/dialogs/confirm';
import { Modal } from '../../../../../ui/dialogs/modal';
import type { DialogAbout } from '../../../../../ui/dialogs/use-dialog-about';
import styles from './edit-category.module.css';
import { EditCategoryForm, type EditedCategory } from './edit-category-form';

/** The modal that edits a category. It closes after saving, and asks before it loses what was typed. */
export function EditCategory({ dialog }: { dialog: DialogAbout<Category> }) {
  const { about, isOpen, opening, close } = dialog;
  const content = useRef<HTMLDivElement>(null);
  const edited = useRef<EditedCategory>(null);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Modal
        title="Edit category"
        open={isOpen}
        onCancel={() => (edited.current?.isUnsaved() ? setAsking(true) : close())}
        afterOpenChange={(opened) => {
          if (opened) content.current?.querySelector('input')?.select();
        }}
        footer={null}
      >
        <div ref={content} className={styles.content}>
          {about && <EditCategoryForm key={opening} ref={edited} category={about} onDone={close} />}
        </div>
      </Modal>
      <Confirm
        title="Discard what you typed?"
        open={isAsking}
        okText="Discard"
        cancelText="Keep editing"
        danger
        onConfirm={() => {
          setAsking(false);
          close();
        }}
        onKeep={() => setAsking(false)}
      >
        <p>Your changes of {about?.name} are not saved.</p>
      </Confirm>
    </>
  );
}
