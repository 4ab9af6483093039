import {
  readAmount,
  readGrams,
  readWholeNumber,
  variantsInputSchema,
  weightRefusal,
  type FieldError,
  type ProductOption,
  type TypedNumber,
} from '@shop/shared';
import type { z } from 'zod';
import type { GridRow } from './grid';

/** The body of the call that saves the grid. */
export type GridBody = z.input<typeof variantsInputSchema>;

interface Opened {
  version: number;
  editKey: string;
}

/** A number as it is typed. What can't be read is no number, which the shop's rules refuse. */
function numberOf(typed: TypedNumber): number {
  return typed && 'number' in typed ? Number(typed.number) : NaN;
}

/** The pieces of a variant. Less than none is a number, too, whatever its minus. */
function piecesOf(typed: string): number {
  const [, digits] = /^\s*[-−–]\s*(.+)$/.exec(typed) ?? [];
  return digits === undefined
    ? numberOf(readWholeNumber(typed))
    : -numberOf(readWholeNumber(digits));
}

const unsetNumber = (text: string, read: (typed: string) => TypedNumber) =>
  text.trim() === '' ? null : numberOf(read(text));

/** The pieces of all rows; what is no number counts as none. */
export function piecesIn(rows: readonly GridRow[]): number {
  return rows.reduce((sum, { quantity }) => sum + (piecesOf(quantity) || 0), 0);
}

/** What is typed, as the shop takes it. */
export function gridBody(
  options: readonly ProductOption[],
  rows: readonly GridRow[],
  { version, editKey }: Opened,
): GridBody {
  return {
    version,
    editKey,
    options: [...options],
    variants: rows.map((row) => ({
      ...(row._id !== undefined && { _id: row._id }),
      ...(row.quantityBefore !== undefined && { quantityBefore: row.quantityBefore }),
      values: [...row.values],
      sku: row.sku,
      price: numberOf(readAmount(row.price)),
      quantity: piecesOf(row.quantity),
      compareAtPrice: unsetNumber(row.compareAtPrice, readAmount),
      lowestPrice: unsetNumber(row.lowestPrice, readAmount),
      weight: unsetNumber(row.weight, readGrams),
      barcode: row.barcode,
      hidden: row.hidden,
      // Without a choice, a variant that was archived keeps its photo when it comes back.
      ...((row._id !== undefined || row.photo !== null) && { photo: row.photo }),
    })),
  };
}

/** What the shop's rules refuse, each at its field such as `variants.3.sku`. */
export function refusalsOfGrid(body: GridBody, rows: readonly GridRow[]): FieldError[] {
  const { error } = variantsInputSchema.safeParse(body);
  return (error?.issues ?? []).map(({ path, message }) => ({
    field: path.join('.'),
    message: reasonOf(message, path.at(-1), rows[Number(path[1])]),
  }));
}

/** The reason in the terms of what was typed: weights have their unit, and a stock may be typed as a change. */
function reasonOf(message: string, cell: PropertyKey | undefined, row: GridRow | undefined) {
  if (cell === 'weight') return weightRefusal(message);
  const before = row?.quantityBefore;
  const taken = cell === 'quantity' && row ? -piecesOf(row.quantity) : 0;
  if (before === undefined || !(taken > before)) return message;
  return `There are ${before} in stock: ${taken} can’t be taken away`;
}

/** The messages of the options or of all variants, each once, from refusals at fields that begin with a prefix. */
export function messagesAt(errors: readonly FieldError[], prefix: string): string[] {
  const at = errors.filter(({ field }) => field === prefix || field.startsWith(`${prefix}.`));
  return [...new Set(at.map(({ message }) => message))];
}
