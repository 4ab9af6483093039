/** Sets of goods: those that are discounted, to be bought, to be got, and those that the order needs. */
export const GOODS_SETS = ['goods', 'buy', 'get', 'needed'] as const;
export type GoodsSet = (typeof GOODS_SETS)[number];

const GOODS_FIELDS = [
  'Products',
  'Categories',
  'Brands',
  'Tags',
  'MinPrice',
  'MaxPrice',
  'NotOnSale',
] as const;
export type GoodsField = (typeof GOODS_FIELDS)[number];

const PLAIN_FIELDS = [
  'name',
  'state',
  'effect',
  'value',
  'tiersBy',
  'tiers',
  'maxPieces',
  'maxPiecesPerLine',
  'first',
  'groupSize',
  'maxDiscount',
  'buyQuantity',
  'getQuantity',
  'getPercent',
  'getFirst',
  'maxApplications',
  'minAmount',
  'minQuantity',
  'shippingMethods',
  'zones',
  'weekdays',
  'customerTags',
  'customerGroups',
  'nthOrder',
  'trigger',
  // Drafts keep no field whose name speaks of codes: those are secrets elsewhere.
  'coupons',
  'from',
  'until',
  'priority',
  'together',
  'uses',
  'usesPerCustomer',
  'budget',
] as const;

export type PromotionField = (typeof PLAIN_FIELDS)[number] | `${GoodsSet}${GoodsField}`;

/** The form's fields that are on the screen. */
export const PROMOTION_FIELDS: readonly PromotionField[] = [
  ...PLAIN_FIELDS,
  ...GOODS_SETS.flatMap((set) => GOODS_FIELDS.map((field) => `${set}${field}` as const)),
];

/** The form's values, all as texts. `openedWith` is the stored promotion as JSON; empty for a new one. */
export type PromotionTexts = Record<PromotionField | 'openedWith', string>;

/** The form of a new promotion. */
export const NEW_PROMOTION: PromotionTexts = {
  ...emptyTexts(),
  state: 'on',
  effect: 'percentGoods',
  trigger: 'automatic',
  together: 'any',
  priority: '0',
  buyQuantity: '2',
  getQuantity: '1',
  getPercent: '100',
  getFirst: 'cheapest',
};

function emptyTexts(): PromotionTexts {
  const entries = [...PROMOTION_FIELDS, 'openedWith'].map((name) => [name, '']);
  return Object.fromEntries(entries) as PromotionTexts;
}
