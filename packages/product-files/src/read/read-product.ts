import type { CodeLines } from './code-lines.js';
import { safeHandle, type Handles } from './handles.js';
import type { FileProduct } from './product-file.js';
import { readFields } from './read-fields.js';
import { readOptions } from './read-options.js';
import { readPhotos } from './read-photos.js';
import { readVariants } from './read-variants.js';
import { refuse, tell, type Reading } from './reading.js';
import { MAX_CELL_CHARACTERS, type Row } from './row.js';

/** What the products of a file share while they are read. */
export interface Shared {
  handles: Handles;
  lines: CodeLines;
}

/** Reads the records of one product. */
export function readProduct(
  rows: readonly [Row, ...Row[]],
  base: Pick<Reading, 'layout' | 'options' | 'hasDecimalComma'>,
  { handles, lines }: Shared,
): FileProduct {
  const reading: Reading = { ...base, problems: [], notices: [], doubtful: [] };
  const [first] = rows;
  for (const row of rows) {
    refuseSurplus(row, reading);
    refuseLong(row, reading);
  }
  const fields = readFields(rows, reading);
  const options = readOptions(rows, reading);
  const variants = readVariants(rows, options, { reading, lines });
  return {
    line: first.line,
    ...readHandle(rows, { reading, handles, title: fields.name }),
    fields,
    ...(options.names && { options: options.names }),
    ...(options.unnamed && { unnamed: options.unnamed }),
    ...(reading.doubtful.length > 0 && { doubtful: reading.doubtful }),
    ...(options.values && { optionValues: options.values }),
    variants,
    isComplete: base.options.complete === true,
    photos: readPhotos(rows, variants, reading),
    records: rows.map(({ record }) => record),
    layout: base.layout,
    problems: reading.problems,
    notices: reading.notices,
  };
}

function refuseSurplus(row: Row, reading: Reading): void {
  if (row.surplus === 0) return;
  const { header } = row.layout;
  const cells = row.record.cells.length;
  refuse(
    reading,
    row,
    undefined,
    `This row has ${cells} cells, but the header has ${header.length}`,
  );
}

function refuseLong(row: Row, reading: Reading): void {
  const reason = `This cell has more than ${MAX_CELL_CHARACTERS.toLocaleString('en-US')} characters`;
  for (const column of row.tooLong)
    refuse(reading, row, { text: '', column, of: undefined }, reason);
}

/** A handle stays as it is if it can stand in an address. Otherwise it is made from it, or from the title. */
function readHandle(
  rows: readonly [Row, ...Row[]],
  { reading, handles, title }: { reading: Reading; handles: Handles; title: string | undefined },
): Pick<FileProduct, 'handle' | 'hasHandle'> {
  const [first] = rows;
  const row = rows.find((one) => one.cell('handle'));
  const cell = row?.cell('handle');
  if (row && cell) {
    const safe = safeHandle(cell.text);
    if (safe) return { handle: safe, hasHandle: true };
    const handle = handles.made(cell.text);
    tell(reading, row, cell, `Imported with the handle ${handle}`);
    return { handle, hasHandle: true };
  }
  if (title !== undefined) return { handle: handles.made(title), hasHandle: false };
  if (!first.cell('sku', true) && reading.problems.length === 0) {
    const column = reading.layout.headerOf('title') || reading.layout.headerOf('handle');
    const reason = 'This row has neither a handle nor a title nor an SKU';
    refuse(reading, first, { text: '', column, of: undefined }, reason);
  }
  return { handle: null, hasHandle: false };
}
