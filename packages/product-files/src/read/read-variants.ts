import { foldedValues, LIMITS } from '@shop/shared';
import { yesNoOf } from '../text/yes-no.js';
import { defined } from './defined.js';
import type { CodeLines } from './code-lines.js';
import type { ColumnName } from '../columns/columns.js';
import type { FileVariant } from './product-file.js';
import {
  blank,
  readAmounts,
  readBarcode,
  readPieces,
  readPiecesAtExport,
  readSku,
  readVariantLowestPrice,
  readWeight,
} from './read-numbers.js';
import type { ReadOptionsOfProduct } from './read-options.js';
import { refuse, type Reading } from './reading.js';
import type { Row } from './row.js';
import { isVariation } from './attributes/woo-attributes.js';

/** What makes a row that of a variant, if the product has no options. */
const OF_VARIANT: readonly ColumnName[] = ['sku', 'price', 'salePrice', 'quantity', 'barcode'];

/** The rows of variants: those with values of options, or all rows of a product without options that say something. */
export function readVariants(
  rows: readonly Row[],
  { names = [], valuesOf }: ReadOptionsOfProduct,
  { reading, lines }: { reading: Reading; lines: CodeLines },
): FileVariant[] {
  const [first] = rows;
  if (!first) return [];
  const hasOptions = names.length > 0;
  const chosen = hasOptions
    ? rows.filter((row) => valuesOf.has(row))
    : rows.filter((row) => row === first || OF_VARIANT.some((name) => row.cell(name)));
  if (hasOptions) refuseRowsWithoutValues(rows, valuesOf, reading);
  if (chosen.length > LIMITS.variants)
    refuse(
      reading,
      first,
      undefined,
      `A product can have at most ${LIMITS.variants} variants, this has ${chosen.length}`,
    );
  if (names.length > LIMITS.options)
    refuse(
      reading,
      first,
      undefined,
      `A product can have at most ${LIMITS.options} options, this has ${names.length}`,
    );
  if (hasOptions) refuseRepeated(chosen, valuesOf, reading);
  return chosen.map((row) => readVariant(row, valuesOf.get(row) ?? [], { reading, lines }));
}

/** The first row may be of the product alone. A later one with a price or an SKU must say which variant it is. */
function refuseRowsWithoutValues(
  rows: readonly Row[],
  valuesOf: ReadonlyMap<Row, string[]>,
  reading: Reading,
): void {
  for (const row of rows.slice(1)) {
    if (valuesOf.has(row) || (row.text('kind') && !isVariation(row))) continue;
    const cell = row.cell('price') ?? row.cell('sku') ?? row.cell('quantity');
    if (cell) refuse(reading, row, cell, 'This variant has no values of the options');
  }
}

function refuseRepeated(
  rows: readonly Row[],
  valuesOf: ReadonlyMap<Row, string[]>,
  reading: Reading,
): void {
  const lines = new Map<string, number>();
  for (const row of rows) {
    const values = valuesOf.get(row) ?? [];
    if (values.includes('')) continue;
    const line = lines.get(foldedValues(values));
    const cell = row.cell('optionValue') ?? row.cell('option');
    if (line === undefined) lines.set(foldedValues(values), row.line);
    else refuse(reading, row, cell, `This variant is also on line ${line}`);
  }
}

function readVariant(
  row: Row,
  values: string[],
  { reading, lines }: { reading: Reading; lines: CodeLines },
): FileVariant {
  const barcode = readBarcode(row, reading);
  const isUnpublished = isVariation(row) && row.cell('published');
  return defined({
    line: row.line,
    values,
    sku: readSku(row, { reading, skus: lines.skus }),
    ...readAmounts(row, reading),
    lowestPrice: readVariantLowestPrice(row, reading),
    quantity: readPieces(row, reading),
    quantityAtExport: readPiecesAtExport(row),
    weight: readWeight(row, reading),
    barcode,
    barcodeOn: barcode ? lines.takeBarcode(barcode, row.line) : undefined,
    hidden: isUnpublished ? yesNoOf(isUnpublished.text) === false : readHidden(row, reading),
    photo: (row.cell('variantImage') ?? (isVariation(row) ? row.cell('images') : undefined))?.text,
  });
}

/** A blank cell says nothing, or that the variant is shown, if blank cells clear. */
function readHidden(row: Row, reading: Reading): boolean | undefined {
  const cell = row.cell('hidden');
  if (!cell) return blank('hidden', reading) === null ? false : undefined;
  const isHidden = yesNoOf(cell.text);
  if (isHidden === undefined) refuse(reading, row, cell, 'must be true or false');
  return isHidden;
}
