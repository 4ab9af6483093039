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

const unsetNumber = (text: string, read: (typed: string) => TypedNumber) =>
  text.trim() === '' ? null : numberOf(read(text));

/** The pieces of all rows; what is no number counts as none. */
export function piecesIn(rows: readonly GridRow[]): number {
  return rows.reduce((sum, { quantity }) => sum + (numberOf(readWholeNumber(quantity)) || 0), 0);
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
      quantity: numberOf(readWholeNumber(row.quantity)),
      compareAtPrice: unsetNumber(row.compareAtPrice, readAmount),
      lowestPrice: unsetNumber(row.lowestPrice, readAmount),
      weight: unsetNumber(row.weight, readGrams),
      barcode: row.barcode,
      hidden: row.hidden,
      photo: row.photo,
    })),
  };
}

/** What the shop's rules refuse, each at its field such as `variants.3.sku`. */
export function refusalsOfGrid(body: GridBody): FieldError[] {
  const { error } = variantsInputSchema.safeParse(body);
  return (error?.issues ?? []).map(({ path, message }) => ({
    field: path.join('.'),
    message: path.at(-1) === 'weight' ? weightRefusal(message) : message,
  }));
}

/** The messages of one row or of the options, each once, from refusals at fields that begin with a prefix. */
export function messagesAt(errors: readonly FieldError[], prefix: string): string[] {
  const at = errors.filter(({ field }) => field === prefix || field.startsWith(`${prefix}.`));
  return [...new Set(at.map(({ message }) => message))];
}
