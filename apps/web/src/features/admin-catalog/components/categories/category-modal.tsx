import type { ReactNode } from 'react';
import { failureText } from '../../../../lib/http/api-error';
import { Modal } from '../../../../ui/dialogs/modal';
import styles from './move-products.module.css';

interface CategoryModalProps {
  title: string;
  /** What the button says. */
  okText: string;
  open: boolean;
  /** Whether another category is chosen. */
  isChosen: boolean;
  isPending: boolean;
  error: unknown;
  onOk: () => void;
  /** Ends what is under way. */
  stop: () => void;
  onClose: () => void;
  /** Called when the modal has disappeared. */
  afterClose: () => void;
  children: ReactNode;
}

/** A modal in which something goes over to another category, step by step. Closing it stops that. */
export function CategoryModal({
  title,
  okText,
  open,
  isChosen,
  isPending,
  error,
  onOk,
  stop,
  onClose,
  afterClose,
  children,
}: CategoryModalProps) {
  return (
    <Modal
      title={title}
      open={open}
      okText={error ? 'Try again' : okText}
      // Not `confirmLoading`, with which the modal could not be closed.
      okButtonProps={{ disabled: !isChosen, loading: isPending }}
      cancelText={isPending ? 'Stop' : 'Cancel'}
      onOk={onOk}
      onCancel={() => {
        stop();
        onClose();
      }}
      afterClose={afterClose}
    >
      <div className={styles.content}>
        {children}
        {error !== null && !isPending && (
          <p role="alert" className={styles.failure}>
            {failureText(error)}
          </p>
        )}
      </div>
    </Modal>
  );
}
