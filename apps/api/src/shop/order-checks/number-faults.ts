import { InvoiceModel, lastDocumentNumbers } from '../orders/index.js';
import { everyRecord } from './every-record.js';

/**
 * Numbers of invoices and credit notes that were taken and that no document has. The first ones may be missing: operators
 * delete documents that need not be kept any more, the oldest first, so without any document nothing is known.
 */
export async function numberFaults(): Promise<string[]> {
  // Read first: what is issued meanwhile has later numbers.
  const last = await lastDocumentNumbers();
  const series = new Map<string, number[]>();
  for await (const { documentNumber } of everyRecord(InvoiceModel, ['documentNumber'])) {
    const [, prefix, digits] = /^(.*?)(\d+)$/.exec(documentNumber) ?? [];
    if (prefix === undefined) continue;
    const numbers = series.get(prefix) ?? [];
    series.set(prefix, numbers);
    numbers.push(Number(digits));
  }
  return [...series].flatMap(([prefix, numbers]) => gapsOf(prefix, numbers, last.get(prefix) ?? 0));
}

function gapsOf(prefix: string, numbers: number[], last: number): string[] {
  numbers.sort((a, b) => a - b);
  const ends = [...numbers, Math.max(last, numbers.at(-1) ?? 0) + 1];
  return ends.flatMap((number, index) => {
    const [first, end] = [(ends[index - 1] ?? number - 1) + 1, number - 1];
    if (first > end) return [];
    const missing = first === end ? `${prefix}${first}` : `${prefix}${first} to ${prefix}${end}`;
    return [`Documents: ${missing} ${first === end ? 'is' : 'are'} missing`];
  });
}
