import { stringify } from 'csv-stringify/sync';
import { quoted } from '../text/formula.js';

/** A row of a refused product, as its file has it. */
export interface WrongRow {
  cells: readonly string[];
  /** What is wrong. */
  problem: string;
}

/** How the file is written that the rows come from. */
interface WrongFile {
  header: readonly string[];
  /** Whether amounts have a decimal comma follows from it. */
  separator: string;
}

/** Byte-order mark, by which spreadsheets know UTF-8. */
const MARK = '\ufeff';

/** A file of refused rows in the form of their own file, with what is wrong in one more column. */
export async function* writeWrongRows(
  { header, separator }: WrongFile,
  batches: AsyncIterable<readonly WrongRow[]>,
): AsyncGenerator<string> {
  const write = (rows: readonly (readonly string[])[]) =>
    stringify(
      rows.map((row) => row.map(safeCell)),
      { delimiter: separator },
    );
  yield MARK + write([[...header, 'Problem']]);
  for await (const rows of batches)
    yield write(
      rows.map(({ cells, problem }) => [
        ...cells,
        ...blanks(header.length - cells.length),
        problem,
      ]),
    );
}

/** A cell that no spreadsheet takes for a formula. Reading takes away only one apostrophe, so it gets no second one. */
const safeCell = (cell: string) => (cell.trimStart().startsWith("'") ? cell : quoted(cell));

const blanks = (count: number) => Array.from({ length: Math.max(0, count) }, () => '');
