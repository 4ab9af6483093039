import { useId, type ReactNode } from 'react';
import { Button } from '../forms/button';
import styles from './dialog.module.css';
import { useModal } from './use-modal';

interface DialogProps {
  title: string;
  /** Whether it stands at the lower edge of a phone's screen, within reach of the thumb. */
  isSheet?: boolean;
  /** Called when it has closed, also by Escape or Back. */
  onClose: () => void;
  children: ReactNode;
}

/** A native `<dialog>` over the page, for screens without antd. Open for as long as it is rendered. */
export function Dialog({ title, isSheet = false, onClose, children }: DialogProps) {
  const dialog = useModal();
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-sheet={isSheet || undefined}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}

/** A button that closes the dialog around it; the focus returns to where it was. */
export function CloseDialog({ children }: { children: ReactNode }) {
  return (
    <Button
      tone="secondary"
      onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
    >
      {children}
    </Button>
  );
}
