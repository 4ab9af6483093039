import type { Mail } from '@shop/shared';
import { useState } from 'react';
import { useIsPermitted } from '../../../lib/session/permissions';
import { Modal } from '../../../ui/dialogs/modal';
import { RowButton } from '../../../ui/list/data-table/row-button';
import styles from './cards.module.css';

/** What a mail is about; a press shows its text to those who may see amounts. */
export function MailSubject({ mail: { subject, text } }: { mail: Mail }) {
  const mayRead = useIsPermitted('money');
  const [isOpen, setIsOpen] = useState(false);
  if (!mayRead) return <strong>{subject}</strong>;
  return (
    <>
      <RowButton onClick={() => setIsOpen(true)}>{subject}</RowButton>
      <Modal
        title={subject}
        open={isOpen}
        width={640}
        footer={null}
        onCancel={() => setIsOpen(false)}
      >
        <pre className={styles.text}>{text}</pre>
      </Modal>
    </>
  );
}
