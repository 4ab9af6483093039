import { PHOTO_LIMITS, PHOTO_TEXTS, PHOTO_TYPES } from '@shop/shared';
import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '../../lib/api-error';

const NOT_SHOWN = 'The browser can’t show this file: it may be damaged';

interface ChosenPhoto {
  value: File | undefined;
  onChange: (file: File | undefined) => void;
}

function complaintAbout({ type, size }: File): string | undefined {
  // Some systems report no type for a file; the server checks its bytes.
  if (type !== '' && !Object.hasOwn(PHOTO_TYPES, type)) return PHOTO_TEXTS.wrongType;
  return size > PHOTO_LIMITS.bytes ? PHOTO_TEXTS.tooLarge : undefined;
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

/** The photo of a form: the chosen file, its URL, and what is wrong with it. */
export function usePhoto({ value: file, onChange }: ChosenPhoto) {
  const [error, setError] = useState<string>();
  const url = useObjectUrl(file);
  return {
    file,
    url,
    error,
    /** Rejects a file that the server would refuse, and keeps the previous one. */
    choose: (chosen: File) => {
      const complaint = complaintAbout(chosen);
      // The field still names the previous file.
      setError(complaint && file ? `${chosen.name}: ${complaint}` : complaint);
      if (!complaint) onChange(chosen);
    },
    remove: () => {
      setError(undefined);
      onChange(undefined);
    },
    /** Says that the browser can't show the file. The server decides whether it is a photo. */
    noteBroken: () => setError(NOT_SHOWN),
    /** Shows the server's message about the upload at the photo: too large, or of a wrong type. */
    complain: (failure: unknown) => {
      if (failure instanceof ApiError && (failure.status === 413 || failure.status === 415)) {
        setError(failure.serverMessage);
      }
    },
  };
}
