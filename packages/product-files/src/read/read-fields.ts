import {
  OPTIONAL_FIELD_NAMES,
  PRODUCT_FIELDS,
  PRODUCT_RULES,
  type OptionalFieldName,
  type OptionalValues,
} from '@shop/shared';
import type { ColumnName } from '../columns/columns.js';
import { textOfHtml } from '../text/html.js';
import { plainLine } from '../text/plain.js';
import { yesNoOf } from '../text/yes-no.js';
import { readAttributes } from './attributes/read-attributes.js';
import { readCategory } from './read-category.js';
import { readMoment, readStatus } from './read-status.js';
import type { FileFields } from './product-file.js';
import { defined } from './defined.js';
import { find, type Found } from './find.js';
import { refuse, tell, type Reading } from './reading.js';
import { readLowestPrice, readProductWeight } from './read-numbers.js';
import type { Row } from './row.js';

/** The fields of a product: each from the first of its records that has it. */
export function readFields(rows: readonly Row[], reading: Reading): FileFields {
  const title = find(rows, 'title');
  const fields: FileFields = {
    name: title && checked(title, plainLine(title.cell.text), 'name', reading),
    description: readDescription(rows, reading),
    category: readCategory(rows, reading),
    ...readStatus(rows, reading),
    attributes: readAttributes(rows, reading),
    ...readOptional(rows, reading),
    taxClass: readTaxClass(rows, reading),
    lowestPrice: readLowestPrice(rows, reading),
    weight: readProductWeight(rows, reading),
    brand: readText(rows, 'vendor', reading),
    seoTitle: readText(rows, 'seoTitle', reading),
    seoDescription: readText(rows, 'seoDescription', reading),
    publishAt: readMoment(rows, reading),
    tags: readTags(rows, reading),
  };
  return defined(fields);
}

function checked(
  { row, cell }: Found,
  text: string,
  field: 'name' | 'description',
  reading: Reading,
): string | undefined {
  const result = PRODUCT_RULES[field].safeParse(text);
  if (result.success) return result.data;
  refuse(reading, row, cell, result.error.issues[0]?.message ?? 'This is not valid');
  return undefined;
}

function readDescription(rows: readonly Row[], reading: Reading): string | undefined {
  const isOfWoo = reading.layout.has('kind');
  for (const name of ['description', 'shortDescription'] as const) {
    const found = find(rows, name);
    // WooCommerce writes line breaks as a backslash and an n.
    const html = isOfWoo ? found?.cell.text.replace(/\\n/g, '\n') : found?.cell.text;
    const text = textOfHtml(html ?? '');
    if (found && text !== '') return checked(found, text, 'description', reading);
  }
  return undefined;
}

/** A text on one line; null if the file clears it. */
function readText(
  rows: readonly Row[],
  name: ColumnName,
  { options, layout }: Reading,
): string | null | undefined {
  const text = plainLine(find(rows, name)?.cell.text ?? '');
  if (text !== '') return text;
  return options.clears && layout.has(name) ? null : undefined;
}

/** How a field of each kind is read. */
const READERS: Record<
  (typeof PRODUCT_FIELDS)[OptionalFieldName]['kind'],
  (
    rows: readonly Row[],
    name: OptionalFieldName,
    reading: Reading,
  ) => OptionalValues[OptionalFieldName] | undefined
> = { yesNo: readYesNo };

function readOptional(rows: readonly Row[], reading: Reading): Partial<OptionalValues> {
  return Object.fromEntries(
    OPTIONAL_FIELD_NAMES.map((name) => [
      name,
      READERS[PRODUCT_FIELDS[name].kind](rows, name, reading),
    ]),
  );
}

function readYesNo(rows: readonly Row[], name: ColumnName, reading: Reading): boolean | undefined {
  const found = find(rows, name);
  if (!found) return undefined;
  const value = yesNoOf(found.cell.text);
  if (value === undefined) refuse(reading, found.row, found.cell, 'must be true or false');
  return value;
}

/** Tags of one cell with commas, or of several columns. */
function readTags(rows: readonly Row[], reading: Reading): string[] | undefined {
  const found = rows.find((row) => row.cell('tags'));
  if (!found) return reading.options.clears && reading.layout.has('tags') ? [] : undefined;
  const tags = found
    .cells('tags')
    .flatMap(({ text }) => text.split(','))
    .map(plainLine)
    .filter((tag) => tag !== '');
  return [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()];
}

/** What the tax classes of other shops are here. */
const TAX_CLASSES: Record<string, string> = {
  standard: 'standard',
  parent: '',
  reduced: 'reduced',
  'reduced-rate': 'reduced',
  zero: 'zero',
  'zero-rate': 'zero',
};

/** The tax class. One that the shop doesn't have leaves the product as it is. */
function readTaxClass(rows: readonly Row[], reading: Reading): string | null | undefined {
  const text = readText(rows, 'taxClass', reading);
  if (typeof text !== 'string') return text;
  const taxClass = TAX_CLASSES[text.toLowerCase().replaceAll(' ', '-')];
  const found = find(rows, 'taxClass');
  if (taxClass === undefined && found)
    tell(reading, found.row, found.cell, 'is no tax class here: standard, reduced or zero');
  return taxClass;
}
