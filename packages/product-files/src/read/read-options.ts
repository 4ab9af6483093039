import { foldedText, LIMITS } from '@shop/shared';
import type { Remark } from '../file-source.js';
import { plainLine } from '../text/plain.js';
import { refuse, type Reading } from './reading.js';
import type { Cell, Row } from './row.js';
import { isVariation, namedValuesOf, pairsOf } from './attributes/woo-attributes.js';

/** The options of a product, and the values of each of its rows. */
export interface ReadOptionsOfProduct {
  /** Absent if the file says nothing about options. */
  names?: string[];
  /** The values of each option in their order, if the file gives one for any; an option without it has none. */
  values?: string[][];
  /** Of rows that have any: the values in the order of the options. */
  valuesOf: ReadonlyMap<Row, string[]>;
  /** What refuses a product whose file names none of its options. */
  unnamed?: Remark[];
}

const UNNAMED = 'This value needs the name of its option';
const NONE: ReadOptionsOfProduct = { valuesOf: new Map() };

/** Reads the options of a product's records. A blank name means the one above. */
export function readOptions(rows: readonly Row[], reading: Reading): ReadOptionsOfProduct {
  if (rows.some((row) => row.text('kind'))) return optionsOfVariations(rows, reading);
  const withValues = rows.filter((row) => row.hasOptionValue);
  const [first] = withValues;
  if (!first) return NONE;
  if (withValues.length === 1 && isDefault(first)) return { names: [], valuesOf: new Map() };
  const places = placesOf(withValues);
  const names = places.map((place) => nameOf(place, rows));
  if (withValues.every((row) => row.cell('handle') && row.code('sku')) && !names.some(Boolean)) {
    const cell = places[0] === undefined ? undefined : valueCell(first, places[0]);
    return { ...NONE, unnamed: [first.remark(cell, UNNAMED)] };
  }
  places.forEach((place, at) => {
    const row = withValues.find((one) => valueCell(one, place));
    if (!row) return;
    const name = names[at] ?? '';
    const cell = valueCell(row, place);
    if (name === '') refuse(reading, row, cell, UNNAMED);
    else if (name.length > LIMITS.optionName)
      refuse(reading, row, cell, `Option name must have at most ${LIMITS.optionName} characters`);
  });
  const valuesOf = withValues.map((row): [Row, string[]] => [
    row,
    places.map((place, at) => checkedValue(row, valueCell(row, place), names[at] ?? '', reading)),
  ]);
  const values = valuesInOrder(rows, places);
  return { names, ...(values && { values }), valuesOf: new Map(valuesOf) };
}

function valuesInOrder(rows: readonly Row[], places: readonly Place[]): string[][] | undefined {
  if (!rows.some((row) => row.cell('optionValues'))) return undefined;
  return places.map((place) => {
    const cells = rows.flatMap((row) => row.cells('optionValues'));
    const cell = cells.find((one) => placeOf('optionValue', one) === place);
    const lines = cell?.text.split('\n').map(plainLine) ?? [];
    return lines.filter((line) => line !== '');
  });
}

/** Shopify writes a product without options with one that has this value. */
function isDefault(row: Row): boolean {
  return (
    /^default title$/i.test(row.text('optionValue')) && /^(?:title)?$/i.test(row.text('optionName'))
  );
}

/** A column of values: a numbered one, or one of an option that is named. */
type Place = string;
const placeOf = (kind: 'option' | 'optionValue', cell: Cell): Place => `${kind}:${cell.of ?? '1'}`;

function placesOf(rows: readonly Row[]): Place[] {
  const numbered = rows.flatMap((row) =>
    row.cells('optionValue').map((cell) => placeOf('optionValue', cell)),
  );
  const named = rows.flatMap((row) => row.cells('option').map((cell) => placeOf('option', cell)));
  return [...[...new Set(numbered)].sort(), ...new Set(named)];
}

function valueCell(row: Row, place: Place): Cell | undefined {
  const kind = place.startsWith('option:') ? 'option' : 'optionValue';
  return row.cells(kind).find((cell) => placeOf(kind, cell) === place);
}

function nameOf(place: Place, rows: readonly Row[]): string {
  if (place.startsWith('option:')) return plainLine(place.slice('option:'.length));
  const of = place.slice('optionValue:'.length);
  for (const row of rows) {
    const name = row.cells('optionName').find((cell) => (cell.of ?? '1') === of);
    if (name) return plainLine(name.text);
  }
  return '';
}

function checkedValue(row: Row, cell: Cell | undefined, name: string, reading: Reading): string {
  const value = plainLine(cell?.text ?? '');
  if (value === '')
    refuse(reading, row, cell, `This variant has no value of ${name || 'an option'}`);
  if (value.length > LIMITS.optionValue)
    refuse(reading, row, cell, `Value must have at most ${LIMITS.optionValue} characters`);
  return value;
}

/** WooCommerce: a variable product names the values, and each of its variations has one of each. */
function optionsOfVariations(rows: readonly Row[], reading: Reading): ReadOptionsOfProduct {
  const variations = rows.filter(isVariation);
  if (variations.length === 0) return rows.length > 0 ? { names: [], valuesOf: new Map() } : NONE;
  const { options } = namedValuesOf(rows);
  const hasProduct = rows.some((row) => !isVariation(row));
  const valuesOf = variations.map((row): [Row, string[]] => {
    const pairs = new Map(pairsOf(row).map(({ name, values }) => [foldedText(name), values]));
    return [
      row,
      options.map(({ name, values: known }) => {
        const value = pairs.get(foldedText(name))?.join(', ') ?? '';
        const cell = { text: value, column: name, of: undefined };
        const isKnown = known.some((one) => foldedText(one) === foldedText(value));
        if (value && hasProduct && known.length > 0 && !isKnown)
          refuse(reading, row, cell, `The product has no such value of ${name}`);
        return checkedValue(row, cell, name, reading);
      }),
    ];
  });
  return { names: options.map(({ name }) => name), valuesOf: new Map(valuesOf) };
}
