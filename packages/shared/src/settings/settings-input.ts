import { z } from 'zod';
import { emailSchema } from '../accounts/accounts.js';
import { optionalText, requiredText } from '../contract/fields.js';
import { LIMITS } from '../limits.js';
import { accentSchema } from './accent-input.js';
import { UNITS } from '../weights/units.js';
import { CURRENCIES } from '../currencies.js';
import { DEFAULT_SETTINGS } from './default-settings.js';
import { homeRowsSchema } from './home-rows-input.js';
import { manualMethodsSchema } from './manual-methods-input.js';
import { menuLinksSchema } from './menu-links-input.js';
import { CARD_CHARGES, PRIOR_PRICES, type Settings } from './settings.js';
import { SHOP_MARKS } from './shop-marks.js';
import { isShopPath } from './shop-path.js';
import { isTimeZone } from './time-zones.js';

const LOW_STOCK = `The low-stock threshold must be a whole number from 0 to ${LIMITS.lowStockThreshold}`;

const WITHDRAWAL_DAYS = `The withdrawal period must be a whole number of days from 0 to ${LIMITS.withdrawalDays}`;

/** The low-stock threshold in pieces. */
export const lowStockThresholdSchema = z
  .int({ error: LOW_STOCK })
  .min(0, LOW_STOCK)
  .max(LIMITS.lowStockThreshold, LOW_STOCK);

/** For how many days buyers can withdraw. */
export const withdrawalDaysSchema = z
  .int({ error: WITHDRAWAL_DAYS })
  .min(0, WITHDRAWAL_DAYS)
  .max(LIMITS.withdrawalDays, WITHDRAWAL_DAYS);

/** The time zone by its IANA name. */
export const timeZoneSchema = z
  .string({ error: 'Time zone is required' })
  .trim()
  .refine(isTimeZone, 'This is not a known time zone, such as America/New_York');

/** A path within the shop, perhaps with a query; empty for none. */
const shopPathSchema = optionalText('Banner link', { max: LIMITS.bannerLink }).refine(
  (path) => path === '' || isShopPath(path),
  'The banner link must be a path of the shop, such as /category/music',
);

/** Body of a save: every setting, and the versions that the administrator saw. */
export const settingsInputSchema = z.object({
  name: requiredText('Name', { max: LIMITS.shopName }),
  mark: z.enum(SHOP_MARKS, 'This is not one of the marks'),
  // Absent in saves of clients that do not know it.
  accent: accentSchema.default(''),
  tagline: optionalText('Tagline', { max: LIMITS.tagline }),
  // Absent in saves of clients that do not know them.
  bannerHeading: optionalText('Banner heading', { max: LIMITS.bannerHeading }).default(''),
  bannerText: optionalText('Banner text', { max: LIMITS.tagline }).default(''),
  bannerLink: shopPathSchema.default(''),
  bannerLabel: optionalText('Banner link text', { max: LIMITS.bannerLabel }).default(''),
  homeRows: homeRowsSchema.default(''),
  headerLinks: menuLinksSchema('Links in the header').default(''),
  footerLinks: menuLinksSchema('Links in the footer').default(''),
  author: requiredText('Author', { max: LIMITS.shopName }),
  address: optionalText('Address', { max: LIMITS.address, multiline: true }),
  email: emailSchema,
  phone: optionalText('Phone', { max: LIMITS.phone }),
  tollFree: optionalText('Toll-free phone', { max: LIMITS.phone }),
  timeZone: timeZoneSchema,
  // Absent in saves of clients that do not know them: they stay as they are.
  currency: z.enum(CURRENCIES, 'This is not one of the currencies').optional(),
  units: z.enum(UNITS, 'This must be metric or imperial').optional(),
  lowStock: lowStockThresholdSchema,
  // Absent in saves of clients that do not know it.
  priorPrices: z.enum(PRIOR_PRICES, 'This must be hidden or shown').default('hidden'),
  deliveryLine: optionalText('Delivery in one line', { max: LIMITS.shopLine }),
  returnsLine: optionalText('Returns in one line', { max: LIMITS.shopLine }),
  paymentLine: optionalText('Payment in one line', { max: LIMITS.shopLine }),
  // Absent in saves of clients that do not know them.
  aboutText: optionalText('About text', { max: LIMITS.shopText, multiline: true }).default(''),
  policyText: optionalText('Privacy policy', { max: LIMITS.shopTerms, multiline: true }).default(
    '',
  ),
  deliveryText: optionalText('Delivery text', { max: LIMITS.shopText, multiline: true }),
  returnsText: optionalText('Returns text', { max: LIMITS.shopText, multiline: true }),
  termsText: optionalText('Terms', { max: LIMITS.shopTerms, multiline: true }),
  imprintText: optionalText('Imprint', { max: LIMITS.shopText, multiline: true }),
  // Absent in saves of clients that do not know them: they stay as they are.
  manualMethods: manualMethodsSchema.optional(),
  cardCharged: z.enum(CARD_CHARGES, 'This must be checkout or shipment').default('checkout'),
  taxNumber: optionalText('Tax number', { max: LIMITS.taxId }),
  withdrawalDays: withdrawalDaysSchema.default(DEFAULT_SETTINGS.withdrawalDays),
  invoiceFooter: optionalText('Invoice footer', { max: LIMITS.invoiceFooter, multiline: true }),
  version: z.int({ error: 'The version must be a whole number' }).min(0),
  // The version of the draft that this save publishes or replaces.
  draft: z.int({ error: 'The version of the draft must be a whole number' }).min(0).optional(),
} satisfies Record<keyof Settings | 'version' | 'draft', z.ZodType>);
/** A save, parsed: texts are trimmed. */
export type SettingsInput = z.output<typeof settingsInputSchema>;
