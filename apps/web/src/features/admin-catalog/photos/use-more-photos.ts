import { endpoints, LIMITS } from '@shop/shared';
import { useState } from 'react';
import { call } from '../../../lib/http/api-client';
import type { OnUpload } from '../../../lib/http/call-types';
import { ApiError, failureText } from '../../../lib/http/api-error';
import { randomKey } from '../../../lib/storage/random-key';
import { fittedFile } from '../fitted/fitted-file';
import { photoProblem } from '../photo-problem';

/** A photo that follows the first one once the product is there. */
export interface MorePhoto {
  key: string;
  file: File;
  /** Why it can't be sent. */
  problem: string | undefined;
  /** From 0 to 1; undefined before it is sent. */
  sent: number | undefined;
}

/** The photos of a new product beside its first one. They are checked at once, and sent when the product is saved. */
export function useMorePhotos() {
  const [more, setMore] = useState<readonly MorePhoto[]>([]);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const change = (key: string, part: Partial<MorePhoto>) =>
    setMore((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));

  function remove(key: string) {
    setLeftOut([]);
    setMore((now) => now.filter((one) => one.key !== key));
  }

  return {
    more,
    /** Names the files for which there is no room. */
    note:
      leftOut.length > 0
        ? `A product can have at most ${LIMITS.photos} photos. Left out: ${leftOut.join(', ')}`
        : '',
    add: (files: readonly File[]) => {
      const room = Math.max(LIMITS.photos - 1 - more.length, 0);
      const chosen = files.slice(0, room).map((file) => {
        return { key: randomKey(), file, problem: undefined, sent: undefined };
      });
      setLeftOut(files.slice(room).map(({ name }) => name));
      setMore((now) => [...now, ...chosen]);
      for (const { key, file } of chosen)
        void photoProblem(file).then((problem) => change(key, { problem }));
    },
    remove,
    /** Takes the first one off the list, to be the first photo of the product. */
    takeFirst: (): File | undefined => {
      const [first] = more;
      if (first) remove(first.key);
      return first?.file;
    },
    /** @throws ApiError for files that can't be used, even those that are still being looked at. */
    check: async () => {
      const refused = await Promise.all(
        more.map(async ({ file }) => {
          const problem = await photoProblem(file);
          return problem === undefined ? [] : [`${file.name}: ${problem}`];
        }),
      );
      const [first, ...others] = refused.flat();
      if (first === undefined) return;
      const serverMessage = `Remove the photos that can’t be used: ${[first, ...others].join('; ')}`;
      throw new ApiError({ status: 400, serverMessage });
    },
    /** Adds them to a product. @returns what could not be added, and why. */
    send: async (product: string): Promise<string[]> => {
      const failures: string[] = [];
      for (const { key, file } of more) {
        const problem = await add({
          ...{ product, file, key },
          onUpload: (sent) => change(key, { sent }),
        });
        if (problem !== undefined) failures.push(`${file.name}: ${problem}`);
      }
      return failures;
    },
  };
}

interface Added {
  product: string;
  file: File;
  /** Sent again under the same key, it is added once. */
  key: string;
  onUpload: OnUpload;
}

async function add({ product, file, key, onUpload }: Added): Promise<string | undefined> {
  try {
    await call(endpoints.addPhoto, {
      params: { id: product },
      headers: { 'idempotency-key': key },
      body: { photo: await fittedFile(file) },
      onUpload,
    });
    return undefined;
  } catch (error) {
    return failureText(error);
  }
}

/** See `useMorePhotos`. */
export type MorePhotos = ReturnType<typeof useMorePhotos>;
