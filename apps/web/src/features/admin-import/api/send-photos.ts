import { endpoints } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { fittedFile } from '../../admin-catalog';
import type { PhotoFile } from './dropped-files';

/** Sends photos to an import one after the other, shrunk if the shop's limits ask for it. @returns what failed, and why. */
export async function sendPhotos(
  id: string,
  photos: readonly PhotoFile[],
  onSent: (sent: number) => void,
): Promise<string[]> {
  const failures: string[] = [];
  for (const [at, { name, read }] of photos.entries()) {
    try {
      // Found by the name that it had before it was shrunk.
      const body = { name, photo: await fittedFile(await read()) };
      await call(endpoints.addImportPhoto, { params: { id }, body });
    } catch (error) {
      failures.push(`${name}: ${failureText(error)}`);
    }
    onSent(at + 1);
  }
  return failures;
}

/** Sends more photos to an import that has not begun. `sent` goes from 0 to 1. */
export function useSendPhotos(id: string) {
  const [sent, setSent] = useState(0);
  const queryClient = useQueryClient();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (photos: readonly PhotoFile[]) => {
      setSent(0);
      return sendPhotos(id, photos, (done) => setSent(done / photos.length));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['imports'] }),
  });
  return { send: mutate, sent, isPending, failures: data ?? [], error };
}
