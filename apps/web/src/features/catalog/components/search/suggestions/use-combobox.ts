import Combobox from '@github/combobox-nav';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

interface ComboboxInput {
  field: RefObject<HTMLInputElement | null>;
  /** The listbox, with its options. */
  list: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** Changes when the options change. */
  options: unknown;
  /** Which way to move from the field when the list opens, if at all. */
  step: 1 | -1 | undefined;
}

/** Makes a field a combobox: the arrow keys select an option, and Enter opens it. */
export function useCombobox({ field, list, isOpen, options, step }: ComboboxInput) {
  const combobox = useRef<Combobox>(undefined);
  const begin = useEffectEvent(() => {
    combobox.current?.start();
    if (step) combobox.current?.navigate(step);
  });

  useEffect(() => {
    if (!field.current || !list.current) return undefined;
    const made = new Combobox(field.current, list.current, { tabInsertsSuggestions: false });
    combobox.current = made;
    return () => made.destroy();
  }, [field, list]);

  useEffect(() => {
    if (!isOpen) return undefined;
    begin();
    return () => combobox.current?.stop();
  }, [isOpen]);

  const lastOptions = useRef(options);
  useEffect(() => {
    if (lastOptions.current === options) return;
    if (lastOptions.current) combobox.current?.clearSelection();
    lastOptions.current = options;
  }, [options]);
}
