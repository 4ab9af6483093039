/** What a field of each kind holds. */
interface ValueOf {
  text: string;
  /** US dollars, at most two decimals. */
  dollars: number;
  /** A whole number, 0 or more. */
  pieces: number;
  yesNo: boolean;
  /** The category's id. */
  category: string;
}

/** One row of `PRODUCT_FIELDS`. */
export type ProductField = {
  label: string;
  /**
   * Without a value, the field is empty: no text, or No. In an edit, it then stays as it is stored. An optional text is
   * not `required` in the model, where an empty text counts as missing.
   */
  optional?: boolean;
} & (
  | {
      kind: 'text';
      /** Length in UTF-16 units. */
      max: number;
      multiline?: boolean;
    }
  | { kind: 'dollars' | 'pieces'; max: number }
  | { kind: 'yesNo' | 'category' }
);

/**
 * What an administrator edits of a product besides its photo, in the order of the form. A row gives the field its
 * place in requests, replies, edits, forms, conflicts, the audit log, imports, exports and the stored cart. The compiler
 * then asks for it in the product's model, in the form, on the product's page and among the columns of files.
 */
export const PRODUCT_FIELDS = {
  category: { label: 'Category', kind: 'category' },
  name: { label: 'Name', kind: 'text', max: 120 },
  description: { label: 'Description', kind: 'text', max: 5_000, multiline: true },
  /** The limit keeps every total far below the largest safe integer of cents. */
  price: { label: 'Price', kind: 'dollars', max: 1_000_000 },
  quantity: { label: 'Quantity', kind: 'pieces', max: 1_000_000 },
  shipping: { label: 'Shipping', kind: 'yesNo', optional: true },
} as const satisfies Record<string, ProductField>;

type Fields = typeof PRODUCT_FIELDS;
/** The name of a row, such as `description`. */
export type ProductFieldName = keyof Fields;
/** The names of the rows, in their order. */
export const PRODUCT_FIELD_NAMES = Object.keys(PRODUCT_FIELDS) as ProductFieldName[];

/** The value of every field, the category as an id. */
export type ProductValues = { [Name in ProductFieldName]: ValueOf[Fields[Name]['kind']] };
/** The names of optional fields. */
export type OptionalFieldName = {
  [Name in ProductFieldName]: Fields[Name] extends { optional: true } ? Name : never;
}[ProductFieldName];

/** The same as a list. */
export const OPTIONAL_FIELD_NAMES = PRODUCT_FIELD_NAMES.filter(
  (name): name is OptionalFieldName => 'optional' in PRODUCT_FIELDS[name],
);
/** The value of every optional field. */
export type OptionalValues = Pick<ProductValues, OptionalFieldName>;

/** What a value that is the same wherever a product is stored or sent is without one. */
const EMPTY = { text: '', pieces: 0, yesNo: false };

const COPIED = PRODUCT_FIELD_NAMES.flatMap((name) => {
  const { kind } = PRODUCT_FIELDS[name];
  return kind === 'dollars' || kind === 'category' ? [] : [{ name, empty: EMPTY[kind] }];
});

/** The fields that are copied. A price is stored in cents, and a category as an id. */
type CopiedFieldName = {
  [Name in ProductFieldName]: Fields[Name]['kind'] extends keyof typeof EMPTY ? Name : never;
}[ProductFieldName];
/** The value of every field that is copied. */
export type CopiedValues = Pick<ProductValues, CopiedFieldName>;
/** The same as they are stored: an optional field may be missing. */
export type StoredValues = Omit<CopiedValues, OptionalFieldName> &
  Partial<Pick<CopiedValues, CopiedFieldName & OptionalFieldName>>;

/** Copies the fields that are the same wherever a product is stored or sent. One without a readable value is empty. */
export function copiedValues(product: Readonly<Partial<Record<ProductFieldName, unknown>>>) {
  const values = COPIED.map(({ name, empty }) => {
    const value = product[name];
    return [name, typeof value === typeof empty ? value : empty];
  });
  return Object.fromEntries(values) as CopiedValues;
}
