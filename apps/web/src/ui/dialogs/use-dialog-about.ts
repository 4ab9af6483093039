import { useState } from 'react';

export interface DialogAbout<T> {
  /** The item that the dialog was last opened for. */
  about: T | undefined;
  isOpen: boolean;
  open: (about: T) => void;
  /** Closes the dialog that was open in this render: a save that ends late must not close one opened since. */
  close: () => void;
}

/** A dialog about one item of a list. The list owns its state, so that it stays open when the item leaves the list. */
export function useDialogAbout<T>(): DialogAbout<T> {
  const [state, setState] = useState<{ about?: T; isOpen: boolean }>({ isOpen: false });
  return {
    about: state.about,
    isOpen: state.isOpen,
    open: (about) => setState({ about, isOpen: true }),
    close: () => setState((now) => (now === state ? { ...now, isOpen: false } : now)),
  };
}
