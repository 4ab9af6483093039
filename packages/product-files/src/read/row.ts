import type { Layout } from '../columns/layout.js';
import type { ColumnName } from '../columns/columns.js';
import type { Remark } from '../file-source.js';
import { unquoted } from '../text/formula.js';
import { plainLine } from '../text/plain.js';
import type { FileRecord } from './read-records.js';

/** A cell with its header and what its column is of. */
export interface Cell {
  text: string;
  column: string;
  of: string | undefined;
  /** Whether it stands behind an apostrophe: spreadsheets take it for a text. */
  isMarked?: boolean;
}

/** Longer than any text that the shop takes, even with its markup. Whatever reads a cell takes time for its length. */
export const MAX_CELL_CHARACTERS = 100_000;

const isTooLong = (text: string) => text.length > MAX_CELL_CHARACTERS;

/** A record with the columns that its cells stand in. */
export class Row {
  readonly line: number;
  /** The cells that are read: those that are too long count as blank, and have their product refused. */
  readonly #cells: readonly string[];

  constructor(
    readonly record: FileRecord,
    readonly layout: Layout,
  ) {
    this.line = record.line;
    this.#cells = record.cells.some(isTooLong)
      ? record.cells.map((text) => (isTooLong(text) ? '' : text))
      : record.cells;
  }

  /** The headers of the cells that are too long to be read. */
  get tooLong(): string[] {
    return this.layout.header.filter((_, at) => isTooLong(this.record.cells[at] ?? ''));
  }

  /** The cells of a column that are not blank. Several headers can stand for the same column. */
  cells(name: ColumnName, isCode = false): Cell[] {
    return this.layout.placesOf(name).flatMap(({ at, column, of }) => {
      const whole = (this.#cells[at] ?? '').trim();
      const text = unquoted(whole, isCode).trim();
      return text === '' ? [] : [{ text, column, of, isMarked: text !== whole }];
    });
  }

  /** The first cell of a column that is not blank. */
  cell(name: ColumnName, isCode = false): Cell | undefined {
    return this.cells(name, isCode)[0];
  }

  /** Its text on one line; empty without one. */
  text(name: ColumnName): string {
    return plainLine(this.cell(name)?.text ?? '');
  }

  /** The text of an SKU or a barcode, which may be digits behind an apostrophe. */
  code(name: ColumnName): string {
    return plainLine(this.cell(name, true)?.text ?? '');
  }

  /** Whether the record has a value of any option. */
  get hasOptionValue(): boolean {
    return this.cell('optionValue') !== undefined || this.cell('option') !== undefined;
  }

  /** Cells beyond the header that are not blank: then it is unknown which of them belong where. */
  get surplus(): number {
    return this.record.cells.slice(this.layout.header.length).filter((cell) => cell.trim() !== '')
      .length;
  }

  /** A remark about a cell of this row. */
  remark(cell: Pick<Cell, 'text' | 'column'> | undefined, reason: string): Remark {
    return { line: this.line, column: cell?.column ?? '', value: cell?.text ?? '', reason };
  }
}
