import { useState } from 'react';

export interface DialogAbout<T> {
  /** What it was last opened for. */
  about: T | undefined;
  isOpen: boolean;
  open: (about: T) => void;
  /** Closes what was open when it was rendered: a save that ends late doesn't close what was opened since. */
  close: () => void;
}

/** A dialog about one thing of a list. It belongs to the list, so that it stays open when the thing leaves it. */
export function useDialogAbout<T>(): DialogAbout<T> {
  const [state, setState] = useState<{ about?: T; isOpen: boolean }>({ isOpen: false });
  return {
    about: state.about,
    isOpen: state.isOpen,
    open: (about) => setState({ about, isOpen: true }),
    close: () => setState((now) => (now === state ? { ...now, isOpen: false } : now)),
  };
}
