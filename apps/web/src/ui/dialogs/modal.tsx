import { Modal as AntdModal, type ModalProps } from 'antd';
import { useRef } from 'react';
import styles from './modal.module.css';

const FIELDS = 'input:not([type=hidden]), select, textarea, [contenteditable=true]';

/**
 * A dialog over the page, for screens in antd's theme; its first field, if it has one, takes the focus. Without antd's
 * scroll lock, which writes a `<style>` element without a nonce: the page's policy refuses that.
 */
export function Modal({ children, afterOpenChange, ...props }: ModalProps) {
  const body = useRef<HTMLDivElement>(null);

  /** Antd would leave it on the button that closes the dialog, which then loses what is typed at once. */
  function focusFirstField() {
    if (!body.current?.contains(document.activeElement))
      body.current?.querySelector<HTMLElement>(FIELDS)?.focus();
  }

  return (
    <AntdModal
      width={480}
      destroyOnHidden
      scrollLock={false}
      wrapClassName={styles.wrap}
      {...props}
      afterOpenChange={(isOpen) => {
        if (isOpen) focusFirstField();
        afterOpenChange?.(isOpen);
      }}
    >
      <div ref={body}>{children}</div>
    </AntdModal>
  );
}
