import { useEffect, useRef } from 'react';
import { useBackCloses } from '../../lib/history/use-back-closes';

/** The ref of a `<dialog>` that is over the page for as long as it is rendered. Back closes it, as Escape does. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  useBackCloses(() => dialog.current?.close());
  return dialog;
}
