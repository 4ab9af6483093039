/** What decides, besides prices, what an order costs: for other features. */
export {
  placedItem,
  priceCart,
  type CartItem,
  type PricedCart,
  type PriceWishes,
} from './price-cart.js';
export {
  KeptPriceRules,
  STORED_PRICE_RULES,
  type PriceRules,
  type PriceRuleSource,
} from './price-rules.js';
export {
  linePriceView,
  priceView,
  rejectedView,
  setAsideView,
  shippingMethodsView,
  taxView,
} from './price.view.js';
export { withStateCode } from './places/state-code.js';
export { pricingRoutes } from './pricing.routes.js';
export { PRICE_RULES } from './tags.js';
export { withEnteredCodes } from './codes/entered-codes.js';
export { PromotionCodeModel } from './codes/promotion-code.model.js';
export { filterByGroup } from './groups/filter-by-group.js';
export { isInGroup, placeOf } from './groups/in-group.js';
export { ENTERED_RATES, type TaxSource } from './tax-source.js';
export { NAMED_CATEGORIES } from './named-goods/named-categories.js';
export { PROMOTED_BRANDS } from './named-goods/promoted-brands.js';
export {
  CustomerGroupModel,
  PromotionModel,
  ShippingZoneModel,
  TaxRateModel,
} from './setup/rule.model.js';
export {
  claimUses,
  retakeUses,
  returnUses,
  usesOf,
  type ClaimedUse,
  type UsedUp,
} from './uses/claim-uses.js';
export { changeUses } from './uses/change-uses.js';
export { addUpUses, promotionSums, recordUses, startAddingUp } from './uses/promotion-sums.js';
export { PromotionSumModel, PromotionUseModel } from './uses/promotion-use.model.js';
export { CustomerUseModel } from './uses/customer-use.model.js';
export { isCounted, usesOfCustomer, withCurrentUses } from './uses/current-uses.js';
