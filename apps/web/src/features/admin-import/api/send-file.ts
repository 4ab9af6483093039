import { endpoints, IMPORT_LIMITS, importPieces, type Import } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/http/api-client';
import type { PhotoFile } from './dropped-files';
import { sendPhotos } from './send-photos';

/** A file of products with the photos that it names. */
export interface FileWithPhotos {
  table: File;
  photos: readonly PhotoFile[];
  /** Why other photos are left out. */
  problems: readonly string[];
}

/** Sends a file of products piece by piece, then its photos. `sent` goes from 0 to 1. */
export function useSendFile(onSent: (sent: Import, failures: string[]) => void) {
  const [sent, setSent] = useState(0);
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ table: file, photos, problems }: FileWithPhotos) => {
      setSent(0);
      const announced = await call(endpoints.createImport, {
        body: { name: file.name, size: file.size },
      });
      const pieces = importPieces(file.size);
      let current: Import = announced.import;
      for (let number = 1; number <= pieces; number += 1) {
        const params = { id: current._id, number };
        const body = { bytes: await pieceOf(file, number) };
        current = (await call(endpoints.addImportPiece, { params, body })).import;
        setSent(number / (pieces + photos.length));
      }
      const failures = await sendPhotos(current._id, photos, (done) =>
        setSent((pieces + done) / (pieces + photos.length)),
      );
      return { current, failures: [...problems, ...failures] };
    },
    onSuccess: ({ current, failures }) => onSent(current, failures),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['imports'] }),
  });
  return { send: mutate, sent, isPending, error };
}

/** A piece of a file in base64. */
function pieceOf(file: File, number: number): Promise<string> {
  const { pieceBytes } = IMPORT_LIMITS;
  const piece = file.slice((number - 1) * pieceBytes, number * pieceBytes);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    };
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsDataURL(piece);
  });
}
