import { InvoiceModel } from '../orders/index.js';
import { everyRecord } from './every-record.js';

/**
 * Numbers of invoices and credit notes that no document has. The first ones may be missing: operators delete documents
 * that need not be kept any more, the oldest first.
 */
export async function numberFaults(): Promise<string[]> {
  const series = new Map<string, number[]>();
  for await (const { documentNumber } of everyRecord(InvoiceModel, ['documentNumber'])) {
    const [, prefix, digits] = /^(.*?)(\d+)$/.exec(documentNumber) ?? [];
    if (prefix === undefined) continue;
    const numbers = series.get(prefix) ?? [];
    series.set(prefix, numbers);
    numbers.push(Number(digits));
  }
  return [...series].flatMap(([prefix, numbers]) => gapsOf(prefix, numbers));
}

function gapsOf(prefix: string, numbers: number[]): string[] {
  numbers.sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const [first, last] = [(numbers[index - 1] ?? number - 1) + 1, number - 1];
    if (first > last) return [];
    const missing = first === last ? `${prefix}${first}` : `${prefix}${first} to ${prefix}${last}`;
    return [`Documents: ${missing} ${first === last ? 'is' : 'are'} missing`];
  });
}
