import { inShopCurrency } from '@shop/shared';
import {
  GOODS_SETS,
  type GoodsField,
  type GoodsSet,
  type PromotionField,
} from './promotion-fields';

type PlainField = Exclude<PromotionField, `${GoodsSet}${GoodsField}`>;

/** The labels of the form's fields. */
export const FIELD_LABELS: Record<PlainField, string> = {
  name: 'Name',
  state: 'State',
  effect: 'What it does',
  value: 'Discount',
  tiersBy: 'Steps',
  tiers: 'Steps',
  maxPieces: 'Maximum pieces',
  maxPiecesPerLine: 'Maximum pieces per line',
  first: 'Which pieces first',
  groupSize: 'Only complete groups of',
  maxDiscount: inShopCurrency('Maximum discount'),
  buyQuantity: 'Pieces to buy',
  getQuantity: 'Pieces to get',
  getPercent: 'Percent off the pieces to get',
  getFirst: 'Which pieces to get',
  maxApplications: 'Maximum uses per order',
  minAmount: inShopCurrency('Minimum amount'),
  minQuantity: 'Minimum number of pieces',
  shippingMethods: 'Delivery methods',
  zones: 'Delivery zones',
  weekdays: 'Days of the week',
  customerTags: 'Customers with a tag',
  customerGroups: 'Groups of customers',
  nthOrder: 'Which order of the customer',
  trigger: 'Applies',
  coupons: 'Codes',
  from: 'From',
  until: 'Until',
  priority: 'Priority',
  together: 'With other promotions',
  uses: 'Total uses',
  usesPerCustomer: 'Uses per customer',
  budget: inShopCurrency('Total budget'),
};

/** The labels of a set of goods. */
export const GOODS_LABELS: Record<GoodsField, string> = {
  Products: 'Products',
  Categories: 'Categories',
  Brands: 'Brands',
  Tags: 'Tags',
  MinPrice: inShopCurrency('Minimum price'),
  MaxPrice: inShopCurrency('Maximum price'),
  NotOnSale: 'Exclude goods on sale',
};

const isPlain = (field: PromotionField): field is PlainField => Object.hasOwn(FIELD_LABELS, field);
const isGoodsField = (name: string): name is GoodsField => Object.hasOwn(GOODS_LABELS, name);

/** The label of any field. */
export function labelOf(field: PromotionField): string {
  if (isPlain(field)) return FIELD_LABELS[field];
  const set = GOODS_SETS.find((one) => field.startsWith(one)) ?? '';
  const part = field.slice(set.length);
  return isGoodsField(part) ? GOODS_LABELS[part] : field;
}
