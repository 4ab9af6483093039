import type { InvoiceKind } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { takeNumbers } from '../../../platform/mongo/take-numbers.js';

const PREFIXES = { invoice: 'INV', 'credit-note': 'CN' } as const satisfies Record<
  InvoiceKind,
  string
>;

/**
 * Takes the next number of its kind, in the transaction that writes the document: both are kept, or neither is, so that
 * no number is missing. Unlike orders, documents that are issued at the same moment wait for each other.
 */
export async function takeDocumentNumber(
  kind: InvoiceKind,
  session: ClientSession,
): Promise<string> {
  return `${PREFIXES[kind]}-${await takeNumbers(`${kind}s`, 1, { session })}`;
}
