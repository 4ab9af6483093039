import { FileError, type FileSource } from '../file-source.js';
import { CodeLines } from './code-lines.js';
import { Handles } from './handles.js';
import type { FileIndex, ReadOptions } from './index-file.js';
import type { FileProduct } from './product-file.js';
import { readProduct } from './read-product.js';
import { readRecords } from './read-records.js';
import { Row } from './row.js';

/**
 * The products of a file that was indexed before, each as soon as its last record is read. In memory are only products
 * whose records stand apart.
 */
export async function* readProducts(
  source: FileSource,
  index: FileIndex,
  options: ReadOptions,
): AsyncGenerator<FileProduct> {
  const { layout, hasDecimalComma, groups, last } = index;
  const shared = { handles: new Handles(index.handles), lines: new CodeLines() };
  const open = new Map<number, [Row, ...Row[]]>();
  let at = -1;
  try {
    for await (const record of readRecords(source, index.format)) {
      const group = at < 0 ? -1 : (groups[at] ?? -1);
      const isLast = last[group] === at;
      at += 1;
      if (group < 0) continue;
      const row = new Row(record, layout);
      const rows = open.get(group);
      if (rows) rows.push(row);
      else open.set(group, [row]);
      const all = open.get(group);
      if (!isLast || !all) continue;
      open.delete(group);
      yield readProduct(all, { layout, options, hasDecimalComma }, shared);
    }
  } catch (error) {
    // The index has it already, and the records before it are whole.
    if (!(error instanceof FileError) || !index.error) throw error;
  }
}
