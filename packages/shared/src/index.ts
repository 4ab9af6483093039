// Modules with schemas export nothing that pages need at startup: pages load zod together with their forms.

// The contract
export * from './contract/amounts.js';
export * from './contract/call.js';
export * from './contract/endpoint.js';
export * from './contract/endpoints.js';
export * from './contract/errors.js';
export * from './contract/grants.js';
export * from './contract/idempotency-key.js';
export * from './contract/list-sizes.js';
export * from './contract/unknown-fields/near-name.js';
export * from './contract/pagination.js';
export * from './contract/permission-missing.js';
export * from './contract/permissions.js';
export * from './contract/unknown-fields/unknown-fields.js';
export * from './limits.js';
export * from './search-keyword.js';
export * from './admin-failure-texts.js';
export * from './success-texts.js';
export * from './toast-texts.js';
export * from './typed-numbers.js';

// Catalog
export * from './catalog/index.js';

// Orders
export * from './addresses/address-book.js';
export * from './addresses/countries.js';
export * from './addresses/country-labels.js';
export * from './addresses/postal-address.js';
export * from './addresses/whole-address.js';
export * from './money.js';
export * from './pricing/arithmetic/allocate.js';
export * from './pricing/arithmetic/sum.js';
export * from './pricing/adjustment.js';
export * from './pricing/adjustments.js';
export * from './pricing/order-price.js';
export * from './pricing/order-to-price.js';
export * from './pricing/price-order.js';
export * from './pricing/price-reply.js';
export * from './pricing/priced-line.js';
export * from './pricing/promotions/candidates.js';
export * from './pricing/promotions/codes.js';
export * from './pricing/promotions/gift-offer.js';
export * from './pricing/promotions/promotion.js';
export * from './pricing/promotions/promotion-index.js';
export * from './pricing/promotions/refusal.js';
export * from './pricing/promotions/refusal-text.js';
export * from './pricing/refunds/plan-refund.js';
export * from './pricing/refunds/refund.js';
export * from './pricing/refunds/without-pieces.js';
export * from './pricing/setup/generated-codes.js';
export * from './pricing/setup/promotion-checks.js';
export { promotionGoodsSchema } from './pricing/setup/promotion-fields.js';
export * from './pricing/setup/promotion-of.js';
export * from './pricing/setup/promotion-preview.js';
export * from './pricing/setup/promotions.js';
export * from './pricing/setup/rate-of.js';
export * from './pricing/setup/rule-goods.js';
export * from './pricing/setup/shipping-zones.js';
export * from './pricing/setup/tax-rates.js';
export * from './pricing/setup/zone-of.js';
export * from './pricing/shipping/offers.js';
export * from './pricing/shipping/shipping-method.js';
export * from './pricing/taxes/tax-rate.js';
export * from './orders/address-correction.js';
export * from './orders/checkout.js';
export * from './orders/cost-rows.js';
export * from './orders/delivery.js';
export * from './orders/item-key.js';
export * from './orders/new-orders.js';
export * from './orders/status/next-statuses.js';
export * from './orders/order-export.js';
export * from './orders/order-details.js';
export * from './orders/shipments/bulk-shipments.js';
export * from './orders/status/bulk-statuses.js';
export * from './orders/order-list.js';
export * from './orders/order-sums.js';
export * from './orders/order-sizes.js';
export * from './orders/orders.js';
export * from './orders/documents/documents.js';
export * from './orders/edits/order-edits.js';
export * from './orders/parcels/left-to-send.js';
export * from './orders/parcels/parcels.js';
export * from './orders/payments/order-payment.js';
export * from './orders/pieces.js';
export * from './orders/payments/pay-links.js';
export * from './orders/payments/payment-methods.js';
export * from './orders/payments/payment-change.js';
export * from './orders/payments/payment-states.js';
export * from './orders/prepared/prepared-orders.js';
export * from './orders/refunds/refunds.js';
export * from './orders/returns/left-to-return.js';
export * from './orders/returns/return-states.js';
export * from './orders/returns/returns.js';
export * from './orders/returns/split-unsent.js';
export * from './orders/returns/withdrawal.js';
export * from './orders/shipments/shipment.js';
export * from './orders/status/status-table.js';

// Accounts, audit and overview
export * from './accounts/accounts.js';
export * from './staff/invitations.js';
export * from './accounts/kept-cart.js';
export * from './weights/typed-weights.js';
export * from './weights/units.js';
export * from './weights/weight-text.js';
export * from './accounts/personal-data.js';
export { implausibleFields } from './accounts/plausible.js';
export * from './accounts/reset-link.js';
export * from './accounts/role.js';
export * from './accounts/second-factor.js';
export * from './staff/staff.js';
export * from './accounts/tax-exemption.js';
export * from './accounts/sessions.js';
export * from './customers/customers.js';
export * from './currencies.js';
export * from './currency-labels.js';
export * from './customers/groups/customer-groups.js';
export * from './audit/audit-actions.js';
export * from './audit/audit.js';
export * from './overview/figures.js';
export * from './overview/first-steps.js';
export * from './overview/overview.js';
export * from './overview/sales-amounts.js';

// Mails
export * from './mails/jobs.js';
export * from './mails/mail-list.js';
export * from './mails/mail-settings.js';
export * from './mails/mails.js';

// Webhooks and API keys
export * from './api-keys/api-keys.js';
export * from './webhooks/webhook-events.js';
export * from './webhooks/webhooks.js';

// Searches
export * from './searches/pins.js';
export * from './searches/search-counts.js';
export * from './searches/synonyms.js';

// Settings
export * from './settings/default-settings.js';
export * from './settings/home-rows.js';
export * from './settings/first-manual-methods.js';
export * from './settings/manual-methods.js';
export * from './settings/menu-links.js';
export { wrongPartOfRow } from './settings/home-rows-input.js';
export { manualMethodsSchema } from './settings/manual-methods-input.js';
export { linkProblem } from './settings/menu-links-input.js';
export * from './settings/settings.js';
export * from './settings/shop-marks.js';
export * from './settings/shop-pictures.js';
export * from './rich-text/rich-text.js';
export * from './rich-text/rich-text-markup.js';
export * from './settings/settings-draft.js';
export * from './settings/settings-input.js';
export { isTimeZone } from './settings/time-zones.js';

// Theme
export * from './theme/accent-css.js';
export * from './theme/accent-palette.js';
export * from './theme/mark-drawings.js';
export * from './theme/mark-icon.js';
export { contrast } from './theme/colours.js';

// Pages
export * from './pages/late-scripts.js';
export * from './pages/page-calls.js';
export * from './pages/page-routes.js';
export * from './pages/page-scripts.js';
export * from './pages/page-texts.js';
export { preview, PREVIEW_LENGTH, truncate } from './pages/preview.js';
export * from './pages/rendering.js';
export * from './pages/default-details.js';
export { deliveryLineFor } from './pages/delivery-line.js';
export * from './pages/page-elements.js';
export * from './pages/shop-details.js';
export * from './pages/shop-text-pages.js';
export * from './pages/text-page-names.js';
export * from './pages/shop-routes.js';

// Workplace
export * from './workplace/lists.js';
export * from './workplace/list-views.js';
export * from './workplace/preferences.js';
export * from './workplace/presence.js';
export * from './workplace/records.js';
