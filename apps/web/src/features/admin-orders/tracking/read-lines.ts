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

/** The cells of a line with commas, semicolons or tabs between them. A quoted cell may have them, too. */
function cellsOf(line: string): string[] {
  const unquoted = line.replace(/"(?:[^"]|"")*"/g, '');
  const separator = ['\t', ';', ','].find((one) => unquoted.includes(one)) ?? ',';
  const cell = new RegExp(`${separator}((?:"(?:[^"]|"")*"|[^${separator}])*)`, 'g');
  return [...`${separator}${line}`.matchAll(cell)].map(([, text = '']) =>
    text
      .trim()
      .replace(/^"(.*)"$/, (_, inner: string) => inner.replaceAll('""', '"'))
      .trim(),
  );
}

/** Where a table has the order's number, the carrier and the tracking number. */
type Columns = Record<keyof TrackingLine, number>;

const USUAL: Columns = { number: 0, carrier: 1, trackingNumber: 2 };
const WITHOUT_CARRIER: Columns = { number: 0, carrier: -1, trackingNumber: 1 };

/** What the head of a table says about its columns; nothing if it names them otherwise. */
function columnsOf(head: readonly string[]): Columns | undefined {
  const at = (name: RegExp) => head.findIndex((cell) => name.test(cell));
  const trackingNumber = at(/track|parcel|consignment/i);
  if (trackingNumber === -1) return undefined;
  const number = at(/order/i);
  return {
    number: Math.max(number, 0),
    carrier: at(/carrier|courier|shipper|company/i),
    trackingNumber,
  };
}

/**
 * Reads lines of order number, carrier and tracking number, as they are pasted from a spreadsheet or stand in a CSV file.
 * A head may name the columns in another order; lines without a carrier get the one that stands for all.
 */
export function readTrackingLines(text: string, carrierOfAll: string) {
  const lines: TrackingLine[] = [];
  const unread: UnreadLine[] = [];
  const texts = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const [first = ''] = texts;
  const hasHead = texts.length > 1 && isHead(first);
  const named = hasHead ? columnsOf(cellsOf(first)) : undefined;
  for (const line of hasHead ? texts.slice(1) : texts) {
    const cells = cellsOf(line);
    const columns = named ?? (cells.length === 2 ? WITHOUT_CARRIER : USUAL);
    const cell = (name: keyof TrackingLine) => cells[columns[name]] ?? '';
    const number = Number(/^(?:order\s*)?#?\s*(\d{1,15})$/i.exec(cell('number'))?.[1]);
    const read = {
      number,
      carrier: cell('carrier') || carrierOfAll,
      trackingNumber: cell('trackingNumber'),
    };
    const isWide = !named && cells.length > 3;
    const reason = isWide ? 'has more than three columns' : reasonFor(read, lines);
    if (reason) unread.push({ text: line, reason });
    else lines.push(read);
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
