import { useState } from 'react';

export interface DialogAbout<T> {
  /** The item that the dialog was last opened for. */
  about: T | undefined;
  isOpen: boolean;
  /** How often it was opened: the key of its form, so that nothing typed for one item is left for the next. */
  opening: number;
  open: (about: T) => void;
  /** Closes the dialog that was open in this render: a save that ends late must not close one opened since. */
  close: () => void;
}

/** A dialog about one item of a list. The list owns its state, so that it stays open when the item leaves the list. */
export function useDialogAbout<T>(): DialogAbout<T> {
  const [state, setState] = useState<{ about?: T; isOpen: boolean; opening: number }>({
    isOpen: false,
    opening: 0,
  });
  return {
    about: state.about,
    isOpen: state.isOpen,
    opening: state.opening,
    open: (about) => setState(({ opening }) => ({ about, isOpen: true, opening: opening + 1 })),
    close: () => setState((now) => (now === state ? { ...now, isOpen: false } : now)),
  };
}
