import { endpoints, LIMITS } from '@shop/shared';
import { useState } from 'react';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { randomKey } from '../../../lib/storage/random-key';
import { fittedFile } from '../fitted/fitted-file';
import { photoProblem } from '../photo-problem';

/** A photo that follows the first one once the product is there. */
export interface MorePhoto {
  key: string;
  file: File;
  /** Why it can't be sent. */
  problem: string | undefined;
}

/** The photos of a new product beside its first one. They are checked at once, and sent when the product is saved. */
export function useMorePhotos() {
  const [more, setMore] = useState<readonly MorePhoto[]>([]);

  async function check({ key, file }: MorePhoto) {
    const problem = await photoProblem(file);
    setMore((now) => now.map((one) => (one.key === key ? { ...one, problem } : one)));
  }

  return {
    more,
    choose: (files: readonly File[]) => {
      const chosen = files.slice(0, LIMITS.photos - 1).map((file) => {
        return { key: randomKey(), file, problem: undefined };
      });
      setMore(chosen);
      for (const one of chosen) void check(one);
    },
    remove: (key: string) => setMore((now) => now.filter((one) => one.key !== key)),
    /** Adds them to a product. @returns what could not be added, and why. */
    send: async (product: string): Promise<string[]> => {
      const failures: string[] = [];
      for (const { key, file } of more) {
        const problem = (await photoProblem(file)) ?? (await add(product, file, key));
        if (problem !== undefined) failures.push(`${file.name}: ${problem}`);
      }
      return failures;
    },
  };
}

async function add(product: string, file: File, key: string): Promise<string | undefined> {
  try {
    await call(endpoints.addPhoto, {
      params: { id: product },
      headers: { 'idempotency-key': key },
      body: { photo: await fittedFile(file) },
    });
    return undefined;
  } catch (error) {
    return failureText(error);
  }
}

/** See `useMorePhotos`. */
export type MorePhotos = ReturnType<typeof useMorePhotos>;
