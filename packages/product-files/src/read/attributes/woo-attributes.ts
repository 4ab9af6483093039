import { foldedText } from '@shop/shared';
import { plainLine } from '../../text/plain.js';
import type { Row } from '../row.js';

/** A pair of columns such as `Attribute 1 name` and `Attribute 1 value(s)`. */
interface NamedValues {
  name: string;
  values: string[];
}

/** The pairs of a row. */
export function pairsOf(row: Row): NamedValues[] {
  const values = new Map(row.cells('fileAttributeValue').map((cell) => [cell.of, cell.text]));
  return row.cells('fileAttributeName').map(({ of, text }) => ({
    name: plainLine(text),
    values: listOf(values.get(of) ?? ''),
  }));
}

export const isVariation = (row: Row): boolean => /^variation/i.test(row.text('kind'));

/** Names that variations have values of are options; what only the product itself has are attributes. */
export function namedValuesOf(rows: readonly Row[]) {
  const used = new Set(
    rows
      .filter(isVariation)
      .flatMap(pairsOf)
      .filter(({ values }) => values.length > 0)
      .map(({ name }) => foldedText(name)),
  );
  const product = rows.filter((row) => !isVariation(row)).flatMap(pairsOf);
  const isUsed = ({ name }: NamedValues) => used.has(foldedText(name));
  const own = product.filter(isUsed);
  const names = own.length > 0 ? own : rows.filter(isVariation).flatMap(pairsOf).filter(isUsed);
  return {
    options: [...new Map(names.map((pair) => [foldedText(pair.name), pair])).values()],
    attributes: product
      .filter((pair) => !isUsed(pair) && pair.values.length > 0)
      .map(({ name, values }) => ({ name, value: values.join(', ') })),
  };
}

/** `Blue, Green`. A comma behind a backslash is part of a value. */
export function listOf(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((value) => plainLine(value.replace(/\\,/g, ',')))
    .filter((value) => value !== '');
}
