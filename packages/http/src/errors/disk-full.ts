/** Error codes of a full disk or quota, from the system and from the database. */
const CODES: unknown[] = ['ENOSPC', 'EDQUOT', 14_031];

/** Whether something failed because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.includes(error.code);
}
