import { writeFileSync } from 'node:fs';
import { encodePhoto } from './encode-photo.js';
import { PhotoError } from './errors.js';
import type { PhotoAnswer, Upload } from './messages.js';

/** When memory runs out, Linux kills this process before its parent. */
const FIRST_TO_END = '800';

async function answerTo(upload: Upload): Promise<PhotoAnswer> {
  try {
    return { photo: await encodePhoto(upload) };
  } catch (error) {
    if (error instanceof PhotoError) return { refusal: error.refusal };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** The photo process: receives uploads one at a time and answers each with the re-encoded photo. */
export function answerUploads(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', FIRST_TO_END);
  } catch {
    // Only Linux has this file.
  }
  // Ctrl-C signals the whole process group: the parent decides when its last upload is done.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  // `process.exit` would wait for a picture that is being decoded.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.on('message', (upload: Upload) => {
    void answerTo(upload).then((answer) => process.send?.(answer));
  });
}
