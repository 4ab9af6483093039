import { createHash } from 'node:crypto';
import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import { DocstoreUnusableError } from '../store/file/unusable.js';

/** The last line of a backup. It begins on a line of its own, so that `tail -n 1` shows it. */
const SEAL = /^\nsha256 ([0-9a-f]{64})\n$/;
/** In bytes. */
const SEAL_LENGTH = 73;
const CHUNK_BYTES = 1024 * 1024;

/** Appends the SHA-256 of all bytes of a file to it. */
export function seal(file: string): void {
  withFile(file, (descriptor) => {
    const { size } = fstatSync(descriptor);
    writeSync(descriptor, `\nsha256 ${hashOf(descriptor, size)}\n`, size, 'latin1');
  });
}

/**
 * Removes the seal of a file, after comparing it with all other bytes.
 * @throws DocstoreUnusableError for a file in which a byte was changed, removed or added, and one without a seal
 */
export function unseal(file: string): void {
  withFile(file, (descriptor) => {
    const size = fstatSync(descriptor).size - SEAL_LENGTH;
    const expected = size < 0 ? undefined : SEAL.exec(readText(descriptor, size))?.[1];
    if (expected === undefined) {
      throw new DocstoreUnusableError(
        `${file} is no whole backup: it lacks the checksum at its end; restore a file that "backup" wrote, and all of it`,
      );
    }
    if (hashOf(descriptor, size) !== expected) {
      throw new DocstoreUnusableError(
        `${file} is damaged: its bytes do not match its checksum; copy it again, or restore another backup`,
      );
    }
    ftruncateSync(descriptor, size);
  });
}

function withFile(file: string, use: (descriptor: number) => void): void {
  const descriptor = openSync(file, 'r+');
  try {
    use(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function readText(descriptor: number, from: number): string {
  const bytes = Buffer.alloc(SEAL_LENGTH);
  const length = readSync(descriptor, bytes, 0, SEAL_LENGTH, from);
  return bytes.toString('latin1', 0, length);
}

/** The SHA-256 of the first bytes of a file, as hexadecimal digits. */
function hashOf(descriptor: number, size: number): string {
  const hash = createHash('sha256');
  const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, size));
  for (let at = 0; at < size;) {
    const length = readSync(descriptor, chunk, 0, Math.min(chunk.length, size - at), at);
    if (length === 0) break;
    hash.update(chunk.subarray(0, length));
    at += length;
  }
  return hash.digest('hex');
}
