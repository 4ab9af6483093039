import { stringify } from 'csv-stringify/sync';
import { quoted } from '../text/formula.js';

/** A row of a refused product, as its file has it. */
export interface WrongRow {
  cells: readonly string[];
  /** What is wrong. */
  problem: string;
}

/** Byte-order mark, by which spreadsheets know UTF-8. */
const MARK = '\ufeff';

/** A file of refused rows in the columns of their own file, with what is wrong in one more. */
export async function* writeWrongRows(
  header: readonly string[],
  batches: AsyncIterable<readonly WrongRow[]>,
): AsyncGenerator<string> {
  yield MARK + stringify([[...header, 'Problem'].map((cell) => quoted(cell))]);
  for await (const rows of batches)
    yield stringify(
      rows.map(({ cells, problem }) =>
        [...cells, ...blanks(header.length - cells.length), problem].map((cell) => quoted(cell)),
      ),
    );
}

const blanks = (count: number) => Array.from({ length: Math.max(0, count) }, () => '');
