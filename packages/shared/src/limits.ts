import { MAX_LISTED_PAGES } from './contract/list-sizes.js';
import { MAX_LINE_QUANTITY, MAX_ORDER_LINES } from './orders/order-sizes.js';
import { SEARCH_KEYWORD_LENGTH } from './search-keyword.js';

/**
 * Limits that the API enforces and the forms show. Lengths are in UTF-16 units, as forms and strings count them, unless
 * the name says otherwise. What every page needs is a constant of its own, so that the first script has no other limit.
 * Those of a product's fields are in `PRODUCT_FIELDS`, those of uploads in `PHOTO_LIMITS`.
 */
export const LIMITS = {
  categoryName: 60,
  categoryText: 2_000,
  /** Levels of the tree of categories. */
  categoryLevels: 3,
  /** Categories below one at the top: lists of its branch name them all, and more would not be merged from an index. */
  categoriesBelow: 99,
  /** Products pinned in a category. */
  categoryPins: 48,
  userName: 100,
  /** Tags of a customer, and the length of one. */
  customerTags: 20,
  customerTag: 40,
  /** Groups of customers by rule: each counts its customers when they are listed. */
  customerGroups: 30,
  customerGroupName: 60,
  email: 254,
  phone: 32,
  address: 300,
  answer: 100,
  passwordMin: 8,
  /** bcrypt ignores any further bytes. A longer password is refused, never truncated. */
  passwordMaxBytes: 72,
  searchKeyword: SEARCH_KEYWORD_LENGTH,
  /** Lines of the shop's own synonyms. */
  synonymLines: 1_000,
  synonymLine: 200,
  /** All lines together, so that they fit into one request. */
  synonymsLength: 30_000,
  /** Terms in one line. */
  synonymsInLine: 20,
  /** Words in one term. */
  synonymWords: 3,
  /** Products pinned for the same words. */
  pinnedProducts: 12,
  /** Words with pinned products. */
  pins: 500,
  /** Products that one call moves to another category: few, because sales wait for its transaction. */
  movedProducts: 100,
  /** Products in a reply to a search. */
  searchResults: 60,
  /** Products in a reply to a filter without a page. */
  filterResults: 500,
  listedPages: MAX_LISTED_PAGES,
  /** Categories that a filter may name. */
  filterCategories: 100,
  /** Brands that a filter may name. */
  filterBrands: 20,
  /** Attributes that shoppers filter by. */
  facets: 20,
  /** Values of attributes that a filter may name. */
  filterValues: 30,
  /** Codes that one call generates, and all that a promotion can have. */
  codesAtOnce: 1_000,
  generatedCodes: 50_000,
  /** Products or brands whose names one call returns. */
  namedGoods: 100,
  /** Brands that a listing counts, besides the chosen ones. */
  countedBrands: 10,
  /** Categories whose pictures are in one reply. */
  categoryPictures: 100,
  /** Products shown as similar to another: enough to fill a row on the widest page. */
  similarProducts: 6,
  /** Products shown as popular where a search finds nothing. */
  popularProducts: 5,
  /** Words of a query that are searched individually when the whole query finds nothing. */
  wordsInstead: 6,
  /** Options of one product. */
  options: 3,
  optionName: 40,
  optionValue: 60,
  /** Variants of one product. */
  variants: 500,
  /** Photos of one product. */
  photos: 12,
  /** What a photo shows. */
  photoAlt: 250,
  /** An SKU or a barcode. */
  sku: 60,
  /** Columns of an administrators' list. */
  listColumns: 30,
  /** Saved views of one list: of each administrator, and as many for all. */
  listViews: 20,
  viewName: 40,
  /** The filters of a view, as in an address. */
  viewSearch: 600,
  weightGrams: 1_000_000,
  brandName: 100,
  /** Attributes of one product. */
  attributes: 40,
  attributeName: 60,
  attributeValue: 250,
  /** Tags of one product. */
  tags: 100,
  tag: 100,
  seoTitle: 150,
  seoDescription: 500,
  orderLines: MAX_ORDER_LINES,
  orderLineQuantity: MAX_LINE_QUANTITY,
  idempotencyKey: 200,
  carrier: 60,
  trackingNumber: 300,
  /** A note of a shopper or an administrator about an order. */
  orderNote: 2_000,
  taxId: 40,
  /** Addresses of one account. */
  addresses: 20,
  /** How an order is paid by hand. */
  paymentText: 1_000,
  manualMethods: 10,
  manualMethodName: 40,
  manualMethodId: 60,
  /** For how many days an order waits to be paid by hand. */
  heldDays: 365,
  /** What the buyer reads about a refund. */
  refundReason: 500,
  /** US dollars that one refund returns. */
  refundAmount: 1_000_000,
  /** Refunds of one order. */
  refunds: 50,
  /** How often one order can be changed before it is shipped. */
  orderEdits: 50,
  /** What a buyer says about a return, and what the shop replies. */
  returnNote: 1_000,
  /** For how many days buyers can withdraw from the contract. */
  withdrawalDays: 365,
  /** Returns of one order. */
  returns: 20,
  /** Parcels of one order. */
  parcels: 50,
  /** Notes of one order. */
  orderNotes: 100,
  /** An administrator's note about a customer. */
  customerNote: 2_000,
  /** Notes about one customer. */
  customerNotes: 100,
  /** Orders whose statuses one call changes. */
  statusChanges: 500,
  /** Orders that “all that match” can select at once. */
  selectedOrders: 5_000,
  /** Products that one bulk edit changes. */
  productChanges: 100,
  /** Products whose variants one call reads. */
  variantLists: 50,
  /** Barcodes that one call looks for. */
  barcodes: 100,
  /** Products that “all that match” can select at once. */
  selectedProducts: 5_000,
  /** Customers that “all that match” can select at once: each is one call. */
  selectedCustomers: 1_000,
  /** Packing slips or invoices that are printed at once. */
  documentsAtOnce: 100,
  auditSubject: 120,
  /** The shop's name, and its author. */
  shopName: 60,
  tagline: 120,
  /** On a phone, this takes two lines: the first product stays in view. */
  bannerHeading: 40,
  bannerLink: 200,
  bannerLabel: 20,
  /** Rows of the home page, their heading, and the text that sets them all. */
  homeRows: 6,
  rowHeading: 60,
  homeRowsText: 2_500,
  /** Links of the shop's own in the header or the footer, their parts, and the text that sets them all. */
  menuLinks: 8,
  menuLabel: 30,
  menuAddress: 200,
  menuText: 2_000,
  /** Products of such a row, or its categories. */
  rowProducts: 12,
  /** The subject of a mail, and the shop's own words in it. */
  mailSubject: 120,
  mailIntro: 1_000,
  /** One line for shoppers about delivery, returns or payment. */
  shopLine: 80,
  /** A text for shoppers about delivery or returns, or the imprint. */
  shopText: 2_000,
  /** The shop's terms. Every page carries the shop's texts, so they have to stay short. */
  shopTerms: 4_000,
  invoiceFooter: 500,
  /** Addresses that are told of events. */
  webhooks: 20,
  webhookUrl: 500,
  apiKeys: 50,
  apiKeyName: 60,
  /** The highest low-stock threshold, in pieces. */
  lowStockThreshold: 1_000,
  /** Matches of an order search are counted up to this number. */
  countedOrders: 10_000,
  /** Orders of a list are added up if there are no more than these. */
  summedOrders: 1_000,
  /** How many days back the order filter reaches. */
  lookBackDays: 366,
} as const;
