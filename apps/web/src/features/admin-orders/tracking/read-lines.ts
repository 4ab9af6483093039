import { LIMITS } from '@shop/shared';

/** A line of pasted text or of a file that names an order and its tracking number. */
export interface TrackingLine {
  number: number;
  carrier: string;
  trackingNumber: string;
}

/** A line that can't be read, and why. */
interface UnreadLine {
  text: string;
  reason: string;
}

/** The cells of a line with commas, semicolons or tabs between them. */
function cellsOf(line: string): string[] {
  const separator = ['\t', ';', ','].find((one) => line.includes(one)) ?? ',';
  return line.split(separator).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );
}

/**
 * Reads lines of order number, carrier and tracking number, as they are pasted from a spreadsheet or stand in a CSV file. A
 * head is left out; lines with two cells get the carrier that stands for all.
 */
export function readTrackingLines(text: string, carrierOfAll: string) {
  const lines: TrackingLine[] = [];
  const unread: UnreadLine[] = [];
  const texts = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  for (const [index, line] of texts.entries()) {
    const [order = '', ...rest] = cellsOf(line);
    const [carrier = '', trackingNumber = ''] = rest.length === 1 ? [carrierOfAll, ...rest] : rest;
    const number = Number(/^(?:order\s*)?#?\s*(\d{1,15})$/i.exec(order)?.[1]);
    const reason = reasonFor({ number, carrier: carrier || carrierOfAll, trackingNumber }, lines);
    if (index === 0 && texts.length > 1 && isHead(line)) continue;
    if (reason) unread.push({ text: line, reason });
    else lines.push({ number, carrier: carrier || carrierOfAll, trackingNumber });
  }
  return { lines, unread };
}

/** Words alone are the head of a table. A line with any digit is meant for an order, and must not be dropped unsaid. */
const isHead = (line: string) => !/\d/.test(line);

function reasonFor(line: TrackingLine, before: readonly TrackingLine[]): string | undefined {
  if (Number.isNaN(line.number)) return 'begins with no order number';
  if (line.trackingNumber === '') return 'has no tracking number';
  if (line.carrier === '') return 'has no carrier';
  if (line.trackingNumber.length > LIMITS.trackingNumber) return 'has too long a tracking number';
  if (line.carrier.length > LIMITS.carrier) return 'has too long a carrier';
  if (before.some(({ number }) => number === line.number)) return 'names an order a second time';
  return before.length >= LIMITS.statusChanges
    ? `is beyond the first ${LIMITS.statusChanges}`
    : undefined;
}
