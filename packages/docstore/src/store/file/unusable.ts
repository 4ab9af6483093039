import { CommandError, DISK_FULL } from '../../errors.js';

/** The data, a backup or its target can't be used. The message is one sentence that says what to do. */
export class DocstoreUnusableError extends Error {
  override readonly name = 'DocstoreUnusableError';
}

const DISK_IS_FULL = 'is on a full disk: make room there, then try again';
const IS_FORBIDDEN =
  'may not be read and written by this user: make this user its owner (chown), or choose another place';
const IS_NO_FOLDER = 'is not a folder: choose another place';

/** What the message says about a path, by the system's error code. */
const REASONS: Record<string, string> = {
  EACCES: IS_FORBIDDEN,
  EPERM: IS_FORBIDDEN,
  EROFS: 'is on a read-only disk: mount it for writing, or choose another place',
  EEXIST: IS_NO_FOLDER,
  ENOTDIR: IS_NO_FOLDER,
  EISDIR: 'is a folder where a file should be',
  ENOSPC: DISK_IS_FULL,
  EDQUOT: DISK_IS_FULL,
};

/** Turns a system or SQLite error into one sentence about `path`. Returns a DocstoreUnusableError unchanged. */
export function unusable(path: string, error: unknown): Error {
  if (!(error instanceof Error)) return new DocstoreUnusableError(`${path}: ${String(error)}`);
  if (/^Docstore\w+Error$/.test(error.name)) return error;
  return new DocstoreUnusableError(`${path} ${reasonOf(error)}`);
}

export function isDiskFull(error: unknown): boolean {
  return error instanceof CommandError && error.code === DISK_FULL;
}

function reasonOf(error: Error): string {
  if (isDiskFull(error)) return DISK_IS_FULL;
  const code = 'code' in error ? String(error.code) : '';
  const known = REASONS[code.startsWith('SQLITE_FULL') ? 'ENOSPC' : code];
  return known ?? `cannot be used (${error.message}): restore a backup, or choose another place`;
}
