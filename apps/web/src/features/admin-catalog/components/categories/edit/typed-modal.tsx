import { useRef, useState, type ReactNode } from 'react';
import { Confirm } from '../../../../../ui/dialogs/confirm';
import { Modal } from '../../../../../ui/dialogs/modal';
import styles from './edit-category.module.css';

interface TypedModalProps {
  title: string;
  open: boolean;
  /** Whether something was typed that is not saved. */
  isUnsaved: () => boolean;
  /** What is lost if that is discarded. */
  loss: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal with a form that asks before it loses what was typed. */
export function TypedModal({ title, open, isUnsaved, loss, onClose, children }: TypedModalProps) {
  const content = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Modal
        title={title}
        open={open}
        onCancel={() => (isUnsaved() ? setAsking(true) : onClose())}
        afterOpenChange={(opened) => {
          if (opened) content.current?.querySelector('input')?.select();
        }}
        footer={null}
      >
        <div ref={content} className={styles.content}>
          {children}
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
          onClose();
        }}
        onKeep={() => setAsking(false)}
      >
        <p>{loss}</p>
      </Confirm>
    </>
  );
}
