import { createFitting } from '../../../lib/pictures/fitting';

/** Where the browser can't read HEIC, a library does, which is loaded only now. */
function decodeInWorker(file: File): Promise<Blob | undefined> {
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob | undefined>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Blob | undefined>) => resolve(data);
    worker.onerror = () => reject(new Error('The library for HEIC did not load'));
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}

export const { fittedFile, originalOf } = createFitting(decodeInWorker);
