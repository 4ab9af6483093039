import { foldedText } from '@shop/shared';
import { assignColumns, type ColumnMap } from '../columns/assign.js';
import { Layout } from '../columns/layout.js';
import { FileError, type FileSource } from '../file-source.js';
import { commaIn } from '../text/amount.js';
import { withoutSign } from '../text/currency.js';
import { safeHandle } from './handles.js';
import { formatOf, headerOf, readRecords, type Format } from './read-records.js';
import { Row } from './row.js';

/** How a file is to be read. */
export interface ReadOptions {
  /** Columns of headers that are assigned by hand. */
  columns?: ColumnMap;
  /** Whether amounts have a decimal comma. Without it, those of a file that is not separated by commas tell. */
  decimalComma?: boolean;
  /** Whether an empty cell clears the field, where a product can lack it. */
  clears?: boolean;
  /** Whether the file has all variants of its products, so that others are to be removed. */
  complete?: boolean;
  /** The currency of the shop: rows of another are left out. */
  currency?: string;
}

/** What a first reading tells: how the file is written, and which records belong together. */
export interface FileIndex {
  format: Format;
  layout: Layout;
  hasDecimalComma: boolean;
  /** The group of each record after the header; -1 for a row of another currency. */
  groups: number[];
  /** The last record of each group. */
  last: number[];
  /** Rows of other currencies. */
  otherCurrencies: number;
  /** Handles that the file itself has: none of them is made up for another product. */
  handles: ReadonlySet<string>;
  /** Where reading had to stop. */
  error?: FileError;
}

/** Reads a file once, keeping no record. @throws FileError if no column of it is known. */
export async function indexFile(source: FileSource, options: ReadOptions): Promise<FileIndex> {
  const format = await formatOf(source);
  const keys: (string | null)[] = [];
  const aliases = new Map<string, string>();
  const handles = new Set<string>();
  let layout: Layout | undefined;
  let error: FileError | undefined;
  const commas = { yes: 0, no: 0 };
  let otherCurrencies = 0;
  try {
    for await (const record of readRecords(source, format)) {
      if (!layout) {
        const header = headerOf(record);
        layout = new Layout(header, assignColumns(header, options.columns));
        continue;
      }
      const row = new Row(record, layout);
      if (isOfOtherCurrency(row, options.currency)) {
        otherCurrencies += 1;
        keys.push(null);
        continue;
      }
      keys.push(keyOf(row, keys.length, aliases));
      const handle = safeHandle(row.text('handle'));
      if (handle) handles.add(handle.toLowerCase());
      for (const column of ['price', 'salePrice', 'compareAtPrice'] as const) {
        const text = withoutSign(row.text(column), options.currency);
        const comma = 'plain' in text ? commaIn(text.plain) : undefined;
        if (comma !== undefined) commas[comma ? 'yes' : 'no'] += 1;
      }
    }
  } catch (cause) {
    if (!(cause instanceof FileError)) throw cause;
    error = cause;
  }
  if (layout?.isEmpty) throw new FileError('None of the columns is known. Assign them first.');
  const { groups, last } = grouped(keys, aliases);
  return {
    format,
    layout: layout ?? new Layout([], []),
    hasDecimalComma:
      options.decimalComma ?? (format.separator !== ',' && commas.yes > 0 && commas.no === 0),
    groups,
    last,
    otherCurrencies,
    handles,
    ...(error && { error }),
  };
}

function isOfOtherCurrency(row: Row, currency = ''): boolean {
  const own = row.text('currency');
  return own !== '' && currency !== '' && own.toLowerCase() !== currency.toLowerCase();
}

/** What records of the same product have in common. */
function keyOf(row: Row, index: number, aliases: Map<string, string>): string {
  const [handle, title, sku, id] = [
    row.text('handle'),
    row.text('title'),
    row.code('sku'),
    row.text('fileId'),
  ];
  if (row.text('kind')) {
    const parent = row.text('parent');
    if (parent && /^variation/i.test(row.text('kind'))) {
      const parentId = /^id:(.+)$/i.exec(parent)?.[1];
      return parentId ? `id:${parentId.trim()}` : `sku:${foldedText(parent)}`;
    }
    const own = id ? `id:${id}` : sku ? `sku:${foldedText(sku)}` : `row:${index}`;
    if (sku) aliases.set(`sku:${foldedText(sku)}`, own);
    return own;
  }
  if (handle) return `handle:${handle.toLowerCase()}`;
  if (title && row.hasOptionValue) return `title:${foldedText(title)}`;
  return `row:${index}`;
}

function grouped(keys: readonly (string | null)[], aliases: ReadonlyMap<string, string>) {
  const numbers = new Map<string, number>();
  const last: number[] = [];
  const groups = keys.map((key, index) => {
    if (key === null) return -1;
    const name = aliases.get(key) ?? key;
    const group = numbers.get(name) ?? numbers.size;
    numbers.set(name, group);
    last[group] = index;
    return group;
  });
  return { groups, last };
}
