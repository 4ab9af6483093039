import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { fittedFile } from './fitted/fitted-file';
import { usableOf } from './photo-problem';

/** Of many dropped files, only these are looked at. */
const MAX_FILES = 50;

interface ChosenPhoto {
  field: { value: File | undefined; onChange: (file: File | undefined) => void };
  fieldState: { error?: { message?: string } };
}

/** An object URL of the file, until it is revoked. */
function useObjectUrl(file: File | undefined): string | undefined {
  const url = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url);
    return undefined;
  }, [url]);
  return url;
}

/** The chosen file as it will be sent; undefined while it is being made to fit. */
function useFittedFile(file: File | undefined): File | undefined {
  const [fitted, setFitted] = useState<{ of: File; as: File }>();
  useEffect(() => {
    if (!file) return undefined;
    let isCurrent = true;
    void fittedFile(file).then((as) => isCurrent && setFitted({ of: file, as }));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return file && fitted?.of === file ? fitted.as : undefined;
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
  const fitted = useFittedFile(file);
  const url = useObjectUrl(fitted);
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
    note: file && !fitted ? `Reading ${file.name} …` : note,
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
