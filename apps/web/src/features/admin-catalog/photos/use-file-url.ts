import { useEffect, useMemo, useState } from 'react';
import { fittedFile } from '../fitted/fitted-file';

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

/** URL of a chosen photo as it will be sent; undefined while it is being made to fit. */
export function useFileUrl(file: File | undefined): string | undefined {
  return useObjectUrl(useFittedFile(file));
}
