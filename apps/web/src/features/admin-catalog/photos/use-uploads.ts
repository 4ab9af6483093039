import { useState } from 'react';
import type { OnUpload } from '../../../lib/http/call-types';
import { failureText } from '../../../lib/http/api-error';
import { randomKey } from '../../../lib/storage/random-key';
import { fittedFile } from '../fitted/fitted-file';
import { photoProblem } from '../photo-problem';

/** A chosen file on its way to the shop. */
export interface Upload {
  /** Identifies it for the shop, too: sent again, it is added once. */
  key: string;
  file: File;
  /** From 0 to 1; undefined before it is sent. */
  sent: number | undefined;
  /** Why it was not added. */
  failure: string | undefined;
  /** Whether the file itself is refused: then there is no use in sending it again. */
  isRefused: boolean;
}

/**
 * Uploads of photos, each with its progress and its failure. What is added leaves the list.
 * @param add sends a file
 */
export function useUploads(add: (file: File, key: string, onUpload: OnUpload) => Promise<unknown>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = (key: string, part: Partial<Upload>) =>
    setUploads((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const dismiss = (key: string) => setUploads((now) => now.filter((one) => one.key !== key));

  /** Says what is wrong with a file. @returns whether it can be sent */
  async function check({ key, file }: Upload): Promise<boolean> {
    const problem = await photoProblem(file);
    if (problem !== undefined) change(key, { failure: problem, isRefused: true });
    return problem === undefined;
  }

  async function send(upload: Upload) {
    const { key, file } = upload;
    if (!(await check(upload))) return;
    try {
      await add(await fittedFile(file), key, (sent) => change(key, { sent }));
      dismiss(key);
    } catch (error) {
      change(key, { failure: failureText(error), sent: undefined });
    }
  }

  return {
    uploads,
    dismiss,
    start: (files: readonly File[]) => {
      const started = files.map((file) => {
        return { key: randomKey(), file, sent: undefined, failure: undefined, isRefused: false };
      });
      setUploads((now) => [...now, ...started]);
      // At once: what is wrong with one file is not told only after the others are sent.
      for (const upload of started) void check(upload);
      // In their order: a photo that is prepared faster must not come before the first.
      void started.reduce((before, upload) => before.then(() => send(upload)), Promise.resolve());
    },
    retry: (upload: Upload) => {
      change(upload.key, { failure: undefined });
      void send(upload);
    },
  };
}

/** See `useUploads`. */
export type Uploads = ReturnType<typeof useUploads>;
