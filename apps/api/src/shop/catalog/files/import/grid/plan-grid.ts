import type { FileProduct, FileVariant } from '@shop/product-files';
import {
  dollarsFromCents,
  foldedText,
  formatDollars,
  LIMITS,
  variantName,
  variantsInputSchema,
  type VariantInput,
} from '@shop/shared';
import type { VariantRecord } from '../../../variants/variant.model.js';
import type { FileStock } from '../file-stock.js';
import type { KnownProduct } from '../known.js';
import { newRow, rowOf } from './grid-rows.js';
import { inOrderOf, matchRows } from './match-rows.js';
import type { FieldChange, PlannedProduct, Refuse } from '../plan.js';
import { rowChangesOf } from './row-changes-of.js';

type Grid = NonNullable<PlannedProduct['grid']>;

/** The grid after an import, and what changes in it. */
interface PlannedGrid {
  input: Grid;
  changes: FieldChange[];
  /** Variants that the file, which is complete, does not have. */
  removed: readonly VariantRecord[];
}

/**
 * The grid of a product after an import; undefined for a product without options, or if nothing changes in it. Variants
 * that the file does not name stay, unless it is complete. A row is that of a variant with its SKU, else of the one
 * with its values.
 */
export function planGrid(
  file: FileProduct,
  before: KnownProduct | undefined,
  { refuse, stock }: { refuse: Refuse; stock: FileStock },
): PlannedGrid | undefined {
  const sold = before?.sold ?? [];
  const known = before?.product.options ?? [];
  const names = file.options ?? [];
  if (names.length === 0 && known.length === 0) {
    for (const { line } of file.variants.slice(1))
      refuse('Another row has this product already, and neither has options', '', '', line);
    return undefined;
  }
  const ordered = inOrderOf(file.variants, names, known);
  if (!ordered) {
    const list = (texts: readonly string[]) => texts.join(', ');
    const had = list(known.map(({ name }) => name));
    refuse(`The product's options are ${had}: they can't become ${list(names)} by an import`);
    return undefined;
  }
  const rows = new Map<VariantRecord, FileVariant>();
  const added: FileVariant[] = [];
  const matches = matchRows(ordered, sold);
  for (const variant of ordered) {
    const { values } = variant;
    const match = matches.get(variant);
    if (match) {
      const row = { ...variant, values: values.length > 0 ? values : match.values };
      rows.set(match, stock.rowOf(row, match.quantity));
    } else if (values.length > 0) added.push(variant);
    else if (saysSomething(variant))
      refuse(
        'The product has variants: a row needs their values or their SKU',
        file.layout.headerOf('sku'),
        variant.sku ?? '',
        variant.line,
      );
  }
  const isNamed = (variant: VariantRecord) => rows.has(variant);
  // A file that has none at all says nothing about them.
  const isWhole = file.isComplete && rows.size + added.length > 0;
  const left = isWhole ? sold.filter(isNamed) : sold;
  const removed = isWhole ? sold.filter((variant) => !isNamed(variant)) : [];
  const kept = left.map((variant) => rowOf(variant, rows.get(variant)));
  const fresh = added.map((variant) => newRow(variant, file, refuse));
  const variants = [...kept, ...fresh];
  const options = optionsOf(known.length > 0 ? known : newOptions(file, variants), variants);
  const changes = sold.flatMap((variant) => rowChangesOf(variant, rows.get(variant)));
  for (const row of fresh)
    changes.push({
      field: `Variant ${variantName(row.values)}`,
      before: '',
      after: formatDollars(row.price),
    });
  for (const { values, priceCents } of removed)
    changes.push({
      field: `Variant ${variantName(values)}`,
      before: formatDollars(dollarsFromCents(priceCents)),
      after: '',
    });
  if (changes.length === 0) return undefined;
  const lines = [
    ...left.map((variant) => rows.get(variant)?.line),
    ...added.map(({ line }) => line),
  ];
  check({ options, variants }, lines, refuse);
  return { input: { options, variants }, changes, removed };
}

/** Whether a row is about a variant. The first row of a product may be about the product alone. */
function saysSomething({
  sku,
  price,
  quantity,
  compareAtPrice,
  weight,
  barcode,
}: FileVariant): boolean {
  return [sku, price, quantity, compareAtPrice, weight, barcode].some(
    (value) => value !== undefined,
  );
}

/** The options with their known values first, then with new ones in the order of the rows. */
function optionsOf(known: Grid['options'], variants: readonly VariantInput[]): Grid['options'] {
  return known.map(({ name, values }, at) => {
    const all = new Map(values.map((value) => [foldedText(value), value]));
    for (const row of variants) {
      const value = row.values[at] ?? '';
      if (!all.has(foldedText(value))) all.set(foldedText(value), value);
    }
    return { name, values: [...all.values()] };
  });
}

/** The options of a file with their values in its order, without values that no variant has. */
function newOptions(
  { options = [], optionValues = [] }: FileProduct,
  variants: readonly VariantInput[],
): Grid['options'] {
  return options.map((name, at) => {
    const used = new Set(variants.map(({ values }) => foldedText(values[at] ?? '')));
    return { name, values: (optionValues[at] ?? []).filter((one) => used.has(foldedText(one))) };
  });
}

/** The same rules as for the grid on screen. */
function check(grid: Grid, lines: readonly (number | undefined)[], refuse: Refuse): void {
  if (grid.variants.length > LIMITS.variants) {
    refuse(`A product can have at most ${LIMITS.variants} variants`);
    return;
  }
  const result = variantsInputSchema.safeParse({
    ...grid,
    version: 0,
    editKey: 'import-of-a-file',
  });
  for (const { path, message } of result.error?.issues ?? []) {
    const [list, row, field] = path;
    const line = list === 'variants' && typeof row === 'number' ? lines[row] : undefined;
    refuse(message, typeof field === 'string' ? field : '', '', line);
  }
}
