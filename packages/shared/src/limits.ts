/** Bounds that the API enforces and the forms announce. Lengths count UTF-16 units, as forms and strings do, unless a name says otherwise. */
export const LIMITS = {
  categoryName: 60,
  productName: 120,
  productDescription: 5_000,
  /** Dollars. Keeps every sum of a cart far inside whole-number precision. */
  productPrice: 1_000_000,
  productQuantity: 1_000_000,
  userName: 100,
  email: 254,
  phone: 32,
  address: 300,
  answer: 100,
  passwordMin: 8,
  /** bcrypt reads no further; a longer password is refused, never cut. */
  passwordMaxBytes: 72,
  searchKeyword: 100,
  searchResults: 60,
  filterResults: 500,
  filterCategories: 100,
  similarProducts: 4,
  orderLines: 100,
  orderLineQuantity: 1_000,
  idempotencyKey: 200,
  auditSubject: 120,
  /** Days that the administrator's overview and the filter of orders look back at most. */
  lookBackDays: 366,
  /** Products of which this many pieces or fewer are left are low in stock. */
  lowStock: 5,
} as const;

/** Lengths of the description previews (spec, section 9). */
export const PREVIEW_LENGTH = { card: 30, adminList: 50 } as const;
