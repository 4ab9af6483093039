import type { AuditEntry } from '@shop/shared';
import type { CallInput } from '../api-client.js';

/** A call that writes. */
export interface Write {
  input: CallInput;
  /** What its audit entry must contain. */
  entry: Pick<AuditEntry, 'before' | 'after'> & { subject: Partial<AuditEntry['subject']> };
}

/** Makes a call, and in the database what it is about. */
export type BuildWrite = () => Promise<Write>;
