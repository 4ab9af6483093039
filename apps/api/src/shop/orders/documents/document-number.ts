import { INVOICE_KINDS, type InvoiceKind } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { numbersTaken, takeNumbers } from '../../../platform/mongo/take-numbers.js';

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
  return prefixOf(kind) + String(await takeNumbers(seriesOf(kind), 1, { session }));
}

/** The last number of each series that was taken, by its prefix, such as `INV-`; 0 if none was. */
export async function lastDocumentNumbers(): Promise<ReadonlyMap<string, number>> {
  const last = INVOICE_KINDS.map(
    async (kind) => [prefixOf(kind), await numbersTaken(seriesOf(kind))] as const,
  );
  return new Map(await Promise.all(last));
}

const prefixOf = (kind: InvoiceKind) => `${PREFIXES[kind]}-`;
const seriesOf = (kind: InvoiceKind) => `${kind}s`;
