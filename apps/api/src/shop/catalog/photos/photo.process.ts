/** The photo process: receives uploads from the shop one at a time and answers each with the re-encoded photo. */
import { writeFileSync } from 'node:fs';
import { HttpError } from '../../../http/errors.js';
import { encodePhoto } from './encode-photo.js';
import type { PhotoAnswer } from './photo-messages.js';

/** When memory runs out, Linux kills this process before the shop or its database. */
const FIRST_TO_END = '800';

async function answerTo(upload: Buffer): Promise<PhotoAnswer> {
  try {
    return { photo: await encodePhoto(upload) };
  } catch (error) {
    if (error instanceof HttpError) {
      const { status, message, details } = error;
      return { refusal: { status, message, errors: details.errors } };
    }
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

try {
  writeFileSync('/proc/self/oom_score_adj', FIRST_TO_END);
} catch {
  // Only Linux has this file.
}
// Ctrl-C signals the whole process group: the shop decides when its last upload is done.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
// `process.exit` would wait for a picture that is being decoded.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (upload: Buffer) => {
  void answerTo(upload).then((answer) => process.send?.(answer));
});
