import {
  centsFromDollars,
  dollarsFromCents,
  foldedText,
  readAmount,
  readTags,
  readWholeNumber,
  tagsText,
  type AdministeredProduct,
  type BulkField,
  type TypedNumber,
} from '@shop/shared';

/** What can be done to all selected products. */
export const BULK_ACTIONS = {
  status: { label: 'Set status to …', field: 'status', input: 'status' },
  category: { label: 'Move to category …', field: 'category', input: 'category' },
  brand: { label: 'Set brand to …', field: 'brand', input: 'text', hint: 'Empty: no brand' },
  addTags: { label: 'Add tags …', field: 'tags', input: 'text', hint: 'sale, new' },
  removeTags: { label: 'Remove tags …', field: 'tags', input: 'text', hint: 'sale, new' },
  price: { label: 'Set price to …', field: 'price', input: 'number', hint: '19.99' },
  addToPrice: { label: 'Add to price …', field: 'price', input: 'number', hint: '2 or -2' },
  percent: { label: 'Change price by % …', field: 'price', input: 'number', hint: '10 or -10' },
  compareAtPrice: {
    label: 'Set compare-at price to …',
    field: 'compareAtPrice',
    input: 'number',
    hint: 'Empty: none',
  },
  quantity: { label: 'Set stock to …', field: 'quantity', input: 'number', hint: '20' },
  addToStock: { label: 'Add to stock …', field: 'quantity', input: 'number', hint: '12 or -3' },
} as const satisfies Record<string, Action>;

interface Action {
  label: string;
  field: BulkField;
  input: 'status' | 'category' | 'text' | 'number';
  hint?: string;
}

/** The name of an action. */
export type BulkActionName = keyof typeof BULK_ACTIONS;

/** An action with what was typed or chosen for it. */
export interface BulkEdit {
  action: BulkActionName;
  value: string;
  /** Prices end in .99. */
  rounded: boolean;
}

/** Whether an action computes a price that may be rounded. */
export function canRound(action: BulkActionName): boolean {
  return action === 'addToPrice' || action === 'percent';
}

/** Why an edit can't be applied as it is typed. */
export function problemOf({ action, value }: BulkEdit): string | undefined {
  const text = value.trim();
  if (action === 'brand') return undefined;
  if (text === '') return action === 'compareAtPrice' ? undefined : 'Choose or type a value';
  if (BULK_ACTIONS[action].input !== 'number') return undefined;
  const typed = readNumber(action, text);
  if (typed && 'number' in typed) return undefined;
  if (typed) return typed.ambiguity;
  return BULK_ACTIONS[action].field === 'quantity'
    ? 'A whole number such as 12'
    : 'A number such as 12.50, with at most two decimals';
}

/** Actions that change a value by what is typed, which may have a sign. */
const isRelative = (action: BulkActionName) => canRound(action) || action === 'addToStock';

/** Reads an amount as everywhere else, such as `12,50`; what is added or is a percentage may have a sign. */
function readNumber(action: BulkActionName, text: string): TypedNumber {
  const [, sign, digits = ''] = /^([+\-−–]?)\s*(.*)$/.exec(text) ?? [];
  if (sign && !isRelative(action)) return undefined;
  const read = BULK_ACTIONS[action].field === 'quantity' ? readWholeNumber : readAmount;
  const typed = read(action === 'percent' ? digits.replace(/\s*%$/, '') : digits);
  return typed && 'number' in typed && sign && sign !== '+'
    ? { number: `-${typed.number}` }
    : typed;
}

function numberOf({ action, value }: BulkEdit): number {
  const typed = readNumber(action, value.trim());
  return typed && 'number' in typed ? Number(typed.number) : NaN;
}

/** A field as it is and as an edit leaves it; price and stock as numbers. */
export interface FieldChange<Value = string | number> {
  before: Value;
  after: Value;
}

/** What an edit does to a product. Equal values: the product is like this already. */
export function fieldChange(product: AdministeredProduct, edit: BulkEdit): FieldChange {
  const { action, value } = edit;
  const text = value.trim();
  switch (action) {
    case 'status':
      return { before: product.status, after: text };
    case 'category':
      return { before: product.category._id, after: text };
    case 'brand':
      return { before: product.brand?.name ?? '', after: text.replace(/\s+/g, ' ') };
    case 'addTags':
    case 'removeTags':
      return tagsChange(product.tags, action, text);
    case 'price':
    case 'addToPrice':
    case 'percent':
      return priceChange(product.price, edit);
    case 'quantity':
    case 'addToStock':
      return stockChange(product.quantity, edit);
    case 'compareAtPrice': {
      const { compareAtPrice } = product;
      return {
        before: compareAtPrice === undefined ? '' : String(compareAtPrice),
        after: text && String(numberOf(edit)),
      };
    }
  }
}

/** What an edit of prices makes of one, in dollars. */
export function priceChange(before: number, edit: BulkEdit): FieldChange<number> {
  const { action, rounded } = edit;
  const by = numberOf(edit);
  if (action === 'price') return { before, after: by };
  const cents = centsFromDollars(before);
  const changed =
    action === 'percent' ? Math.round((cents * (100 + by)) / 100) : cents + Math.round(by * 100);
  return { before, after: dollarsFromCents(endOf(changed, rounded)) };
}

/** What an edit of stocks makes of one. */
export function stockChange(before: number, edit: BulkEdit): FieldChange<number> {
  const by = numberOf(edit);
  return { before, after: edit.action === 'addToStock' ? before + by : by };
}

/** What an edit of compare-at prices makes of a variant's; null for none. */
export function compareAtChange(before: number | null, edit: BulkEdit): FieldChange<number | null> {
  return { before, after: edit.value.trim() === '' ? null : numberOf(edit) };
}

function tagsChange(
  tags: readonly string[] | undefined,
  action: 'addTags' | 'removeTags',
  text: string,
): FieldChange {
  const before = tagsText(tags);
  if (action === 'addTags') return { before, after: tagsText(readTags(`${before},${text}`)) };
  const removed = new Set(readTags(text).map(foldedText));
  return {
    before,
    after: tagsText(readTags(before).filter((tag) => !removed.has(foldedText(tag)))),
  };
}

/** The nearest price that ends in .99, if that is asked for. */
function endOf(cents: number, rounded: boolean): number {
  return rounded ? Math.max(Math.round((cents - 99) / 100) * 100 + 99, 99) : cents;
}

/** Whether each variant of a product has a value of its own for what an action changes. */
export function isOfVariants(action: BulkActionName): boolean {
  return ['price', 'compareAtPrice', 'quantity'].includes(BULK_ACTIONS[action].field);
}
