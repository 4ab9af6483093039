import { useId, type ReactNode } from 'react';
import { Modal } from './modal';

interface ConfirmProps {
  title: string;
  open: boolean;
  /** What the button that does it says. */
  okText: string;
  cancelText?: string;
  /** Whether something is lost for good. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onKeep: () => void;
  /** Called when the question has disappeared. */
  afterClose?: () => void;
  /** The effects. */
  children: ReactNode;
}

/**
 * Asks before something is done that is hard to take back, on screens in antd's theme. The focus is on the button that
 * changes nothing, and a click beside the question does not answer it: it may be the second one of a double click.
 */
export function Confirm({
  title,
  open,
  okText,
  cancelText,
  danger = false,
  busy = false,
  onConfirm,
  onKeep,
  afterClose,
  children,
}: ConfirmProps) {
  const keepId = useId();
  return (
    <Modal
      title={title}
      open={open}
      okText={okText}
      cancelText={cancelText}
      okButtonProps={{ danger }}
      cancelButtonProps={{ id: keepId }}
      // Not `autoFocus`: antd moves the focus to the dialog after that.
      afterOpenChange={(opened) => {
        if (opened) document.getElementById(keepId)?.focus();
      }}
      confirmLoading={busy}
      mask={{ closable: false }}
      afterClose={afterClose}
      onOk={onConfirm}
      onCancel={onKeep}
    >
      {children}
    </Modal>
  );
}
