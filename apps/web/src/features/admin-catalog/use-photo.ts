import { PHOTO_LIMITS, PHOTO_TEXTS, PHOTO_TYPES } from '@shop/shared';
import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/api-error';

interface ChosenPhoto {
  file: File;
  /** Object URL of the file, until it is revoked. */
  url: string;
}

function complaintAbout({ type, size }: File): string | undefined {
  // Some systems report no type for a file; the server checks its bytes.
  if (type !== '' && !Object.hasOwn(PHOTO_TYPES, type)) return PHOTO_TEXTS.wrongType;
  return size > PHOTO_LIMITS.bytes ? PHOTO_TEXTS.tooLarge : undefined;
}

/** The photo of a form: the chosen file, its URL, and what is wrong with it. */
export function usePhoto() {
  const [photo, setPhoto] = useState<ChosenPhoto>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    if (photo) return () => URL.revokeObjectURL(photo.url);
    return undefined;
  }, [photo]);
  return {
    file: photo?.file,
    url: photo?.url,
    error,
    /** Rejects a file that the server would refuse, and keeps the previous one. */
    choose: (file: File) => {
      const complaint = complaintAbout(file);
      setError(complaint);
      if (!complaint) setPhoto({ file, url: URL.createObjectURL(file) });
    },
    /** Shows the server's message about the upload at the photo: too large, or of a wrong type. */
    complain: (failure: unknown) => {
      if (failure instanceof ApiError && (failure.status === 413 || failure.status === 415)) {
        setError(failure.serverMessage);
      }
    },
  };
}
