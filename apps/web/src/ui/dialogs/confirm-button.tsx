import { useState, type ReactNode } from 'react';
import { Button } from '../forms/button';
import styles from './confirm-button.module.css';
import { CloseDialog, Dialog } from './dialog';

interface ConfirmButtonProps {
  tone: 'primary' | 'secondary' | 'quiet' | 'danger';
  busy?: boolean;
  'aria-label'?: string;
  question: string;
  /** What happens on confirmation. */
  effects: string;
  /** What the button that does it says. */
  okText: string;
  /** What the button that changes nothing says. */
  keepText?: string;
  /** Returns false to say what is missing instead of asking. */
  onAsk?: () => boolean;
  onConfirm: () => void;
  children: ReactNode;
}

/** A button that asks before it acts, on screens without antd. The focus is on the answer that changes nothing. */
export function ConfirmButton({
  tone,
  busy = false,
  'aria-label': label,
  question,
  effects,
  okText,
  keepText = 'Cancel',
  onAsk = () => true,
  onConfirm,
  children,
}: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button tone={tone} busy={busy} aria-label={label} onClick={() => setAsking(onAsk())}>
        {children}
      </Button>
      {asking && (
        <Dialog title={question} onClose={() => setAsking(false)}>
          <p>{effects}</p>
          <div className={styles.actions}>
            {/* First, because the browser focuses the first control of a dialog. */}
            <CloseDialog>{keepText}</CloseDialog>
            <Button
              tone={tone === 'danger' ? 'danger' : 'primary'}
              onClick={({ currentTarget }) => {
                currentTarget.closest('dialog')?.close();
                onConfirm();
              }}
            >
              {okText}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
