import type { z } from 'zod';
import { foldedText, foldedValues } from './variant-texts.js';

/** What the rules between options and rows look at. */
interface CheckedVariants {
  options: readonly { name: string; values: readonly string[] }[];
  variants: readonly {
    _id?: string | undefined;
    values: readonly string[];
    price: number;
    compareAtPrice?: number | null | undefined;
    sku?: string | null | undefined;
    hidden: boolean;
  }[];
}

type Refuse = (path: (string | number)[], message: string) => void;

/** Refuses options and rows that don't fit together. Every message is at its row and field. */
export function checkVariants(
  { options, variants }: CheckedVariants,
  context: z.RefinementCtx,
): void {
  const refuse: Refuse = (path, message) => context.addIssue({ code: 'custom', path, message });
  refuseRepeated(
    options,
    ({ name }) => foldedText(name),
    (index) => refuse(['options', index, 'name'], 'This option already exists'),
  );
  options.forEach(({ values }, option) =>
    refuseRepeated(values, foldedText, (index) =>
      refuse(['options', option, 'values', index], 'This value already exists'),
    ),
  );
  if (options.length > 0 && variants.length === 0) refuse(['variants'], 'Add at least one variant');
  if (options.length === 0 && variants.length > 0) refuse(['options'], 'Variants need an option');
  if (variants.length > 0 && variants.every(({ hidden }) => hidden))
    refuse(['variants'], 'At least one variant must not be hidden');
  checkRows({ options, variants }, refuse);
}

function checkRows({ options, variants }: CheckedVariants, refuse: Refuse): void {
  const known = options.map(({ values }) => new Set(values.map(foldedText)));
  variants.forEach(({ values, price, compareAtPrice }, row) => {
    if (values.length !== options.length)
      refuse(['variants', row, 'values'], 'A variant needs one value of each option');
    else if (values.some((value, at) => !known[at]?.has(foldedText(value))))
      refuse(['variants', row, 'values'], 'This is not a value of the option');
    if (compareAtPrice != null && compareAtPrice < price)
      refuse(['variants', row, 'compareAtPrice'], 'Compare-at price must not be below the price');
  });
  const again = (field: string, what: string) => (row: number, first: number) =>
    refuse(['variants', row, field], `${what} is also in row ${first + 1}`);
  refuseRepeated(variants, ({ values }) => foldedValues(values), again('values', 'This variant'));
  refuseRepeated(variants, ({ sku }) => sku && foldedText(sku), again('sku', 'This SKU'));
  refuseRepeated(variants, ({ _id }) => _id, again('_id', 'This id'));
}

/** Calls `refuse` for every item whose key an earlier one has, too. An item without a key is left alone. */
function refuseRepeated<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | null | undefined,
  refuse: (index: number, first: number) => void,
): void {
  const firsts = new Map<string, number>();
  items.forEach((item, index) => {
    const key = keyOf(item);
    if (!key) return;
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, index);
    else refuse(index, first);
  });
}
