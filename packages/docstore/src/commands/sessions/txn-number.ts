import { CommandError } from '../../errors.js';
import { isNumber, toDouble } from '../../values/types.js';
import type { Arguments } from '../arguments.js';

/** Identifies a retryable write or a transaction. */
export interface TxnNumber {
  /** key of the session */
  session: string;
  number: number;
}

interface Numbered {
  args: Arguments;
  session?: string;
}

/** The transaction number of a command, if it has one. */
export function readTxnNumber({ args, session }: Numbered): TxnNumber | undefined {
  const number = args.value('txnNumber');
  if (number === undefined) return undefined;
  if (session === undefined || !isNumber(number)) {
    throw new CommandError(72, 'Transaction number requires a session ID to also be specified');
  }
  return { session, number: toDouble(number) };
}

/**
 * A write that changes many documents can't be retryable; it may only be part of a transaction.
 * @throws CommandError InvalidOptions (72) if it has a transaction number
 */
export function assertNotRetryable({ args }: Numbered, option: string): void {
  if (args.value('txnNumber') === undefined || args.value('autocommit') === false) return;
  throw new CommandError(72, `Cannot use (or request) retryable writes with ${option}`);
}

/** TransactionTooOld (225): the session has used a higher number. */
export function tooOld(number: number, last: number): CommandError {
  return new CommandError(
    225,
    `Cannot use txnNumber ${number}: a newer one, ${last}, has been used`,
  );
}
