import { useRef, useState } from 'react';
import type { FittedPhoto } from './fit-photo';

/** The photo that somebody chooses. It is made as the shop takes it; the code for that loads only then. */
export function useChosenPhoto() {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<File>(undefined);
  const [photo, setPhoto] = useState<FittedPhoto>({});
  const [isFitting, setFitting] = useState(false);

  function choose(file: File | undefined) {
    latest.current = file;
    setPhoto({});
    setFitting(file !== undefined);
    if (!file) return;
    void fit(file).then((fitted) => {
      // Another one may have been chosen meanwhile.
      if (latest.current !== file) return;
      setPhoto(fitted);
      setFitting(false);
    });
  }

  /** Goes on without a photo. */
  function drop() {
    choose(undefined);
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  }

  return { ...photo, isFitting, input, choose, drop };
}

/** See `useChosenPhoto`. */
export type ChosenPhoto = ReturnType<typeof useChosenPhoto>;

async function fit(file: File): Promise<FittedPhoto> {
  try {
    const { fitPhoto } = await import('./fit-photo');
    return await fitPhoto(file);
  } catch {
    // Offline, or in a browser that can't look into it: the server says what is wrong.
    return { file };
  }
}
