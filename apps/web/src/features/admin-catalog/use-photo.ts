import { PHOTO_LIMITS, PHOTO_TEXTS, PHOTO_TYPES } from '@shop/shared';
import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/api-error';

interface ChosenPhoto {
  file: File;
  /** Where the browser shows it from, until it is let go. */
  url: string;
}

function complaintAbout({ type, size }: File): string | undefined {
  // Some systems know no type for a file; the server judges by its bytes.
  if (type !== '' && !Object.hasOwn(PHOTO_TYPES, type)) return PHOTO_TEXTS.wrongType;
  return size > PHOTO_LIMITS.bytes ? PHOTO_TEXTS.tooLarge : undefined;
}

/** A form's photo: what was chosen, how to show it, what is wrong with it. */
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
    /** A file that the server would refuse leaves the one that was chosen before. */
    choose: (file: File) => {
      const complaint = complaintAbout(file);
      setError(complaint);
      if (!complaint) setPhoto({ file, url: URL.createObjectURL(file) });
    },
    /** Takes what the server says about the upload to the photo: too large, or of a wrong kind. */
    complain: (failure: unknown) => {
      if (failure instanceof ApiError && (failure.status === 413 || failure.status === 415)) {
        setError(failure.serverMessage);
      }
    },
  };
}
