import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usableOf } from './photo-problem';
import { useFileUrl } from './photos/use-file-url';

/** Of many dropped files, only these are looked at. */
const MAX_FILES = 50;

interface ChosenPhoto {
  field: { value: File | undefined; onChange: (file: File | undefined) => void };
  fieldState: { error?: { message?: string } };
}

function othersText(used: File, others: number): string {
  const left = others === 1 ? 'The other file follows' : `The other ${others} files follow`;
  return `${used.name} is the first photo. ${left} when the product is saved`;
}

/**
 * The photo of a form: the chosen file, its URL, and what is wrong with it. A file that can't be used stays chosen, and
 * keeps the form from being saved, until it is removed or replaced.
 * @param judge validates the photo of the form
 * @param onOthers called with the other files of a choice of several
 */
export function usePhoto(
  { field: { value: file, onChange }, fieldState: { error } }: ChosenPhoto,
  { judge, onOthers }: { judge: () => void; onOthers: (files: readonly File[]) => void },
) {
  const url = useFileUrl(file);
  const [note, setNote] = useState<string>();
  /** A later choice replaces one that is still being looked at. */
  const choices = useRef(0);

  const judgeChoice = useEffectEvent(() => judge());
  useEffect(() => {
    if (file) judgeChoice();
  }, [file]);

  return {
    file,
    url: error ? undefined : url,
    error: error?.message,
    /** What became of files that were not taken. */
    note: file && !url ? `Reading ${file.name} …` : note,
    /** Takes the first file that can be used. */
    choose: async (files: readonly File[]) => {
      const choice = (choices.current += 1);
      const [first, ...more] = files.slice(0, MAX_FILES);
      if (!first) return;
      const chosen = more.length > 0 ? await usableOf([first, ...more]) : first;
      if (choice !== choices.current) return;
      setNote(files.length > 1 ? othersText(chosen, files.length - 1) : undefined);
      onChange(chosen);
      onOthers([first, ...more].filter((file) => file !== chosen));
    },
    remove: () => {
      choices.current += 1;
      setNote(undefined);
      onChange(undefined);
    },
  };
}
