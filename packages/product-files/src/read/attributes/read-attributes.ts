import { plainLine } from '../../text/plain.js';
import type { Reading } from '../reading.js';
import { namedValuesOf } from './woo-attributes.js';
import type { Row } from '../row.js';

type Attributes = { name: string; value: string }[];

/** Attributes of a cell with one on each line, of columns of their own, and of numbered pairs of columns. */
export function readAttributes(rows: readonly Row[], reading: Reading): Attributes | undefined {
  const { layout, options } = reading;
  const lines = rows.find((row) => row.cell('attributes'))?.cell('attributes')?.text ?? '';
  const own = rows.find((row) => row.cell('attribute'))?.cells('attribute') ?? [];
  const found = [
    ...lines.split('\n').flatMap(attributeOfLine),
    ...own.map(({ of = '', text }) => ({ name: plainLine(of), value: plainLine(text) })),
    ...namedValuesOf(rows).attributes,
  ];
  if (found.length > 0) return found;
  return options.clears && (layout.has('attributes') || layout.has('attribute')) ? [] : undefined;
}

/** `Material: Wool`. A colon behind a backslash is part of the name. */
function attributeOfLine(line: string): Attributes {
  const match = /^((?:\\.|[^:\\])+):(.*)$/.exec(line);
  if (!match) return [];
  const name = plainLine((match[1] ?? '').replace(/\\(.)/g, '$1'));
  const value = plainLine(match[2] ?? '');
  return name && value ? [{ name, value }] : [];
}

/** The opposite, for a cell of several lines. */
export function linesOfAttributes(attributes: Attributes): string {
  return attributes
    .map(({ name, value }) => `${name.replace(/[\\:]/g, '\\$&')}: ${value}`)
    .join('\n');
}
