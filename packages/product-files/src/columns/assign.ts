import { COLUMNS, type Column, type ColumnName } from './columns.js';
import { columnOf } from './column-of.js';
import { headerKey } from './header-key.js';

/** Which column a header stands for, by the header: `price`, `option:Size`, `attribute:Material`; null for none. */
export type ColumnMap = Readonly<Record<string, string | null>>;

/** The columns of a file, in the order of its header; null for one that is not imported. */
export type Assigned = readonly (Column | null)[];

/** WooCommerce translates the headers of its exports: its types are kinds of rows. */
const WOO_TYPES = ['type', 'typ', 'tipo'];
const WOO_SIGNS = [
  ...['regular price', 'parent', 'tax status', 'regulärer preis', 'steuerstatus'],
  ...['tarif régulier', 'état de la tva', 'estado del impuesto', 'precio normal'],
];
const isWooType = (key: string) => WOO_TYPES.includes(key);

/** Assigns the columns of a header by the map first, then by what the headers of other shops mean. */
export function assignColumns(header: readonly string[], map: ColumnMap = {}): Assigned {
  const keys = header.map(headerKey);
  const mapped = new Map(Object.entries(map).map(([name, column]) => [headerKey(name), column]));
  const isOfWoo = keys.some(isWooType) && WOO_SIGNS.some((key) => keys.includes(key));
  return keys.map((key, at) => {
    const chosen = mapped.get(key);
    if (chosen !== undefined) return chosen === null ? null : columnNamed(chosen, header[at] ?? '');
    if (isOfWoo && isWooType(key)) return { name: 'kind' };
    if (isOfWoo && key === 'id') return { name: 'fileId' };
    const known = columnOf(key) ?? null;
    return known?.name === 'attribute'
      ? { ...known, of: attributeName(header[at] ?? '', known.of) }
      : known;
  });
}

/** A metafield keeps the spelling of its header. */
function attributeName(header: string, name = ''): string {
  return /^(.+) \(product\.metafields\.[^)]+\)$/i.exec(header.trim())?.[1] ?? name;
}

/** @returns null for a name that is no column, so that a map of an earlier release does no harm. */
function columnNamed(text: string, header: string): Column | null {
  const [name = '', ...rest] = text.split(':');
  if (!(name in COLUMNS)) return null;
  const of = rest.join(':').trim();
  if (of) return { name: name as ColumnName, of };
  const needsName = name === 'option' || name === 'attribute';
  return { name: name as ColumnName, ...(needsName && { of: header.trim() }) };
}
