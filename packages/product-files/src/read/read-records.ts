import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { FileError, type FileSource } from '../file-source.js';
import { encodingOf, textOf, type Encoding } from '../text/encoding.js';
import { separatorOf } from '../text/separator.js';

/** One record of a file. */
export interface FileRecord {
  /** The line on which it begins, from 1. */
  line: number;
  cells: string[];
}

/** How a file is written. */
export interface Format {
  encoding: Encoding;
  separator: string;
}

/** A longer record is one whose quotes are never closed. */
const MAX_RECORD_CHARACTERS = 2_000_000;
/** A longer first line is no header. */
const MAX_HEADER_CHARACTERS = 100_000;
const MAX_COLUMNS = 2_000;
/** What is longer names no column. */
const MAX_NAME_CHARACTERS = 1_000;
/** How much is read at once: a few milliseconds of work, after which others get their turn. */
const PART_CHARACTERS = 32 * 1024;
/** Excel writes the separator into a line of its own. */
const SEPARATOR_LINE = /^"?sep=([,;\t|])"?\n/i;
const BLANK_START = /^[\s\ufeff]*/;

/** The encoding and the separator of a file. @throws FileError for a file that is no text. */
export async function formatOf(source: FileSource): Promise<Format> {
  const encoding = await encodingOf(source);
  let head = '';
  for await (const text of textOf(source, encoding)) {
    head = (head + text).replace(BLANK_START, '');
    if (head.includes('\n') || head.length > MAX_HEADER_CHARACTERS) break;
  }
  if (head.startsWith('PK\u0003') || head.startsWith('PK\u0005'))
    throw new FileError(
      'This is a workbook or a ZIP file. Save the sheet as CSV, then import that.',
    );
  const [first = ''] = head.split('\n', 1);
  if (first.length > MAX_HEADER_CHARACTERS)
    throw new FileError('The first line is too long to be the names of columns');
  const separator = SEPARATOR_LINE.exec(head)?.[1] ?? separatorOf(first);
  return { encoding, separator };
}

/** The names of the columns in the first record of a file. @throws FileError if there are too many. */
export function headerOf({ cells }: FileRecord): string[] {
  if (cells.length > MAX_COLUMNS)
    throw new FileError(`The file has more than ${MAX_COLUMNS.toLocaleString('en-US')} columns`);
  return cells.map((cell) => cell.trim().slice(0, MAX_NAME_CHARACTERS));
}

/**
 * The records of a file, its header first, without blank ones.
 * @throws FileError, after the records before it, where a quote is never closed.
 */
export async function* readRecords(
  source: FileSource,
  { encoding, separator }: Format,
): AsyncGenerator<FileRecord> {
  const records: FileRecord[] = [];
  let before = 0;
  let failed: Error | undefined;
  const parser = parse({
    delimiter: separator,
    record_delimiter: '\n',
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: MAX_RECORD_CHARACTERS,
    // Called for each record at once, so that a later error loses none.
    on_record(cells: string[], { lines }) {
      const line = before + 1;
      before = lines + skipped;
      if (cells.some((cell) => cell.trim() !== '')) records.push({ line, cells });
      return null;
    },
  });
  parser.on('error', (error) => {
    failed = error;
  });
  parser.resume();
  let skipped = 0;
  let isFirst = true;
  for await (const text of textOf(source, encoding)) {
    let chunk = text;
    if (isFirst) {
      chunk = withoutStart(text);
      if (chunk === '') {
        skipped += lineBreaks(text);
        continue;
      }
      skipped += lineBreaks(text) - lineBreaks(chunk);
      before = skipped;
      isFirst = false;
    }
    for (const part of partsOf(chunk)) {
      if (failed) break;
      await write(part);
      yield* records.splice(0);
      await setImmediate();
    }
    if (failed) break;
  }
  if (!failed) await end();
  yield* records.splice(0);
  if (failed) throw new FileError('A quote is opened here and never closed', before + 1);

  function write(chunk: string): Promise<void> {
    return new Promise((resolve) => parser.write(chunk, () => resolve()));
  }
  function end(): Promise<void> {
    return new Promise((resolve) => {
      parser.once('close', resolve);
      parser.end();
    });
  }
}

/** A text in parts that end with a line: a part must not end within a character. */
function* partsOf(text: string): Generator<string> {
  let start = 0;
  while (start < text.length) {
    const end = text.indexOf('\n', start + PART_CHARACTERS) + 1 || text.length;
    yield text.slice(start, end);
    start = end;
  }
}

function withoutStart(text: string): string {
  return text.replace(BLANK_START, '').replace(SEPARATOR_LINE, '');
}

function lineBreaks(text: string): number {
  return text.split('\n').length - 1;
}
