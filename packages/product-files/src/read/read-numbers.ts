import { find } from './find.js';
import { foldedText, isGtin, LIMITS, PRODUCT_FIELDS } from '@shop/shared';
import type { ColumnName } from '../columns/columns.js';
import { amountOf, wholeNumberOf } from '../text/amount.js';
import { withoutSign } from '../text/currency.js';
import { looksShortened } from '../text/formula.js';
import { gramsOf } from '../text/grams.js';
import { plainLine } from '../text/plain.js';
import type { FileVariant } from './product-file.js';
import { refuse, tell, type Reading } from './reading.js';
import type { Cell, Row } from './row.js';

/** What tells the product of a row, besides its SKU. */
const OTHER_KEYS: readonly ColumnName[] = ['handle', 'title', 'parent'];

/**
 * The SKU. One that an earlier row of the file has is left out, unless nothing else tells the product. The form allows
 * one that looks like a number of a spreadsheet, so only the shop can tell whether it is right.
 */
export function readSku(
  row: Row,
  { reading, skus }: { reading: Reading; skus: Map<string, number> },
): string | null | undefined {
  const cell = row.cell('sku', true);
  if (!cell) return blank('sku', reading);
  const sku = plainLine(cell.text);
  if (!isCode(row, cell, { label: 'SKU', reading })) return undefined;
  if (hasLostDigits(cell)) reading.doubtful.push(row.remark(cell, `SKU ${LOST_DIGITS}`));
  const line = skus.get(foldedText(sku));
  if (line === undefined) {
    skus.set(foldedText(sku), row.line);
    return sku;
  }
  const isOnlyKey = !OTHER_KEYS.some((name) => row.cell(name));
  if (isOnlyKey) refuse(reading, row, cell, `This SKU is also on line ${line}`);
  else tell(reading, row, cell, `Imported without this SKU, which line ${line} has`);
  return undefined;
}

function isCode(
  row: Row,
  cell: Cell,
  { label, reading }: { label: string; reading: Reading },
): boolean {
  if (plainLine(cell.text).length <= LIMITS.sku) return true;
  refuse(reading, row, cell, `${label} must have at most ${LIMITS.sku} characters`);
  return false;
}

const hasLostDigits = ({ text, isMarked }: Cell) => !isMarked && looksShortened(text);
const LOST_DIGITS = 'has lost digits in a spreadsheet. Format its column as text';

/** The barcode. One that is no GTIN is left out. */
export function readBarcode(row: Row, reading: Reading): string | null | undefined {
  const cell = row.cell('barcode', true);
  if (!cell) return blank('barcode', reading);
  if (!isCode(row, cell, { label: 'Barcode', reading })) return undefined;
  if (hasLostDigits(cell)) {
    refuse(reading, row, cell, `Barcode ${LOST_DIGITS}`);
    return undefined;
  }
  const barcode = plainLine(cell.text);
  if (isGtin(barcode)) return barcode;
  tell(
    reading,
    row,
    cell,
    'Imported without this barcode: it is no GTIN with the right check digit',
  );
  return undefined;
}

/** Price and compare-at price. A sale price is the price, and then the regular one is what it is compared with. */
export function readAmounts(
  row: Row,
  reading: Reading,
): Pick<FileVariant, 'price' | 'compareAtPrice'> {
  const currency = reading.options.currency ?? '';
  const cell = row.cells('price').find(({ of }) => !of || !currency || of === currency);
  const regular = readAmount(row, cell, 'Price', reading);
  const sale = readAmount(row, row.cell('salePrice'), 'Sale price', reading);
  const price = sale ?? regular;
  if (price === 0) tell(reading, row, row.cell('salePrice') ?? cell, 'The price is 0');
  const compareCell = row.cell('compareAtPrice');
  const compared =
    readAmount(row, compareCell, 'Compare-at price', reading) ??
    (sale !== undefined && regular !== undefined && regular > sale ? regular : undefined);
  if (compared === undefined) {
    const cleared = compareCell ? undefined : blank('compareAtPrice', reading);
    return { price, compareAtPrice: cleared };
  }
  if (compared === 0 && price !== 0)
    return { price, compareAtPrice: blank('compareAtPrice', reading) };
  if (price === undefined || compared >= price) return { price, compareAtPrice: compared };
  tell(
    reading,
    row,
    compareCell,
    'Imported without this compare-at price, which is below the price',
  );
  return { price };
}

/** The price below which no promotion takes a piece. */
export function readLowestPrice(rows: readonly Row[], reading: Reading): number | null | undefined {
  const found = find(rows, 'lowestPrice');
  if (!found) return blank('lowestPrice', reading);
  return readAmount(found.row, found.cell, 'Lowest price', reading);
}

/** The same of a variant. */
export function readVariantLowestPrice(row: Row, reading: Reading): number | null | undefined {
  const cell = row.cell('variantLowestPrice');
  return cell
    ? readAmount(row, cell, 'Lowest price', reading)
    : blank('variantLowestPrice', reading);
}

function readAmount(
  row: Row,
  cell: Cell | undefined,
  label: string,
  reading: Reading,
): number | undefined {
  if (!cell) return undefined;
  const { currency } = reading.options;
  const text = withoutSign(cell.text, currency);
  if ('other' in text) {
    refuse(
      reading,
      row,
      cell,
      `${label} is in ${text.other}: the shop’s prices are in ${currency}`,
    );
    return undefined;
  }
  const amount = amountOf(text.plain, reading);
  if ('reason' in amount) {
    refuse(reading, row, cell, `${label} ${amount.reason}`);
    return undefined;
  }
  const { max } = PRODUCT_FIELDS.price;
  if (amount.cents <= max * 100) return amount.cents;
  refuse(reading, row, cell, `${label} must be at most ${max}`);
  return undefined;
}

/** The stock. One below zero is none. */
export function readPieces(row: Row, reading: Reading): number | undefined {
  const cell = row.cell('quantity');
  if (!cell) return undefined;
  const read = wholeNumberOf(cell.text);
  if (!read || 'ambiguity' in read) {
    refuse(reading, row, cell, read?.ambiguity ?? 'Quantity must be a whole number');
    return undefined;
  }
  const { number: pieces } = read;
  const { max } = PRODUCT_FIELDS.quantity;
  if (pieces > max) refuse(reading, row, cell, `Quantity must be at most ${max}`);
  else if (pieces < 0) {
    tell(reading, row, cell, 'A stock below 0 is imported as 0');
    return 0;
  } else return pieces;
  return undefined;
}

/** The stock when our own export was made. One that can't be read says nothing. */
export function readPiecesAtExport(row: Row): number | undefined {
  const read = wholeNumberOf(row.text('quantityAtExport'));
  return read && 'number' in read ? read.number : undefined;
}

/** The weight in whole grams. */
export function readWeight(row: Row, reading: Reading): number | null | undefined {
  const cell = row.cell('weight');
  return cell ? gramsIn(row, cell, reading) : blank('weight', reading);
}

/** The weight of a product, for those of its variants that have none of their own. */
export function readProductWeight(
  rows: readonly Row[],
  reading: Reading,
): number | null | undefined {
  const found = find(rows, 'productWeight');
  return found ? gramsIn(found.row, found.cell, reading) : blank('productWeight', reading);
}

function gramsIn(row: Row, cell: Cell, reading: Reading): number | undefined {
  const unitCell = row.cell('weightUnit');
  const weight = gramsOf(cell.text, cell.of ?? unitCell?.text ?? 'g');
  if ('reason' in weight) refuse(reading, row, weight.isUnit ? unitCell : cell, weight.reason);
  else if (weight.grams <= LIMITS.weightGrams) return weight.grams;
  else refuse(reading, row, cell, `Weight must be at most ${LIMITS.weightGrams} g`);
  return undefined;
}

/** What a blank cell means: that the field is cleared, if that was chosen and the file has the column. */
export function blank(name: ColumnName, { options, layout }: Reading): null | undefined {
  return options.clears && layout.has(name) ? null : undefined;
}
