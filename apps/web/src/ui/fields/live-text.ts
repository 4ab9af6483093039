import { useSyncExternalStore } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isText } from '../../lib/storage/stored-values';

/** The text of a form's field while it is being typed. */
export interface LiveText {
  read: () => string;
  /** Calls the listener after every change. @returns a function that stops this */
  follow: (listener: () => void) => () => void;
  /** Shows at the field what is wrong with the text. */
  judge: () => void;
}

/** The text of a field of a form. */
export function liveTextOf<Input extends FieldValues>(
  {
    getValues,
    subscribe,
    trigger,
  }: Pick<UseFormReturn<Input>, 'getValues' | 'subscribe' | 'trigger'>,
  name: Path<Input>,
): LiveText {
  return {
    read: () => {
      const value: unknown = getValues(name);
      return isText(value) ? value : '';
    },
    follow: (callback) => subscribe({ name, exact: true, formState: { values: true }, callback }),
    judge: () => void trigger(name),
  };
}

/** For a text whose field renders again with each change. */
export const followNothing = () => () => undefined;

/** What a function makes of a field's text; it renders again when that changes. */
export function useLiveText<Made extends string | number | undefined>(
  live: LiveText | undefined,
  make: (text: string) => Made,
): Made {
  const read = () => make(live?.read() ?? '');
  return useSyncExternalStore(live?.follow ?? followNothing, read, read);
}
