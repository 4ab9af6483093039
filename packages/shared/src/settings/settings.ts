import { z } from 'zod';
import { UNITS } from '../weights/units.js';
import { CURRENCIES } from '../currencies.js';
import { manualMethodSchema } from './manual-methods.js';
import { SHOP_MARKS } from './shop-marks.js';
import { shopPicturesSchema, type ShopPictures } from './shop-pictures.js';

/** Whether the lowest price before a sale is shown. */
export const PRIOR_PRICES = ['hidden', 'shown'] as const;

/** When cards are charged. Before shipment, the amount is only reserved. */
export const CARD_CHARGES = ['checkout', 'shipment'] as const;

/** What an administrator sets for the whole shop, in replies. */
export const settingsSchema = z.strictObject({
  /** Shown in the navigation bar and at the end of every page's title. */
  name: z.string(),
  /** The drawing beside the name. */
  mark: z.enum(SHOP_MARKS),
  /** The colour of buttons and links, `#rrggbb`; empty for the usual one. */
  accent: z.string(),
  /** What the shop is about, in one sentence; empty for the usual one. */
  tagline: z.string(),
  /** The heading of the home page; empty for the usual one. */
  bannerHeading: z.string(),
  /** Below this heading; empty for the tagline. */
  bannerText: z.string(),
  /** Where the banner leads, as a path of the shop; empty for all categories. */
  bannerLink: z.string(),
  /** The text of this link. */
  bannerLabel: z.string(),
  /** Rows below the products of the home page, one in each line, as `textOfRows` writes them; empty for none. */
  homeRows: z.string(),
  /** Links behind the categories of the header, one in each line, as `textOfMenuLinks` writes them; empty for none. */
  headerLinks: z.string(),
  /** The same for the footer, behind its own links. */
  footerLinks: z.string(),
  /** Shown in the footer after 'All Right Reserved'. */
  author: z.string(),
  /** The shop's own postal address. */
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  tollFree: z.string(),
  /** IANA name. The shop's days are days in this zone. */
  timeZone: z.string(),
  /** In which all amounts are. It stays from the first order on. */
  currency: z.enum(CURRENCIES),
  /** In which weights are shown and typed; they are stored and sent in grams. */
  units: z.enum(UNITS),
  /** A product with this many pieces or fewer is low in stock. */
  lowStock: z.int(),
  /** Whether a product on sale shows the lowest price of the 30 days before, as the EU demands. */
  priorPrices: z.enum(PRIOR_PRICES),
  /** Delivery in one line, such as “Free delivery in 2 to 4 working days”; empty for nothing. */
  deliveryLine: z.string(),
  /** Returns in one line, such as “30 days to return”; empty for nothing. */
  returnsLine: z.string(),
  /** Payment in one line, such as “Visa, Mastercard and PayPal”; empty for nothing. */
  paymentLine: z.string(),
  /** The About page; empty for the usual text. All texts may be formatted, see `richTextOf`. */
  aboutText: z.string(),
  /** The Privacy Policy page; empty for the usual text. */
  policyText: z.string(),
  /** What shoppers read about delivery; empty for nothing. */
  deliveryText: z.string(),
  /** What shoppers read about returns; empty for nothing. */
  returnsText: z.string(),
  /** The page with the shop's terms; empty for nothing. */
  termsText: z.string(),
  /** Who runs the shop, in the words that the law asks for; empty for nothing. */
  imprintText: z.string(),
  /** The ways to pay by hand, in the order in which shoppers see them. */
  manualMethods: z.array(manualMethodSchema),
  /** When the amounts of orders are taken that are paid on a provider's page. */
  cardCharged: z.enum(CARD_CHARGES),
  /** The shop's own tax number, as invoices name it; empty for none. */
  taxNumber: z.string(),
  /** For how many days after the delivery buyers can withdraw from the contract; 0 for not at all. */
  withdrawalDays: z.int(),
  /** Printed at the end of every invoice; issued invoices keep their text. */
  invoiceFooter: z.string(),
});
/** What an administrator sets for the whole shop. */
export type Settings = z.infer<typeof settingsSchema>;

/** The settings and the shop's own pictures, each of which has a call of its own; absent in a shop without any. */
export type SettingsAndPictures = Settings & { pictures?: ShopPictures | undefined };

/** The settings as they are stored, in replies to an administrator. */
export const storedSettingsSchema = settingsSchema.extend({
  pictures: shopPicturesSchema.optional(),
  /** Rises with every save; 0 while the environment's values apply. */
  version: z.int(),
  /** Who saved them last, and when (ISO 8601, UTC); null while the environment's values apply. */
  saved: z.strictObject({ at: z.iso.datetime(), by: z.string() }).nullable(),
});
/** The settings with their version and who saved them. */
export type StoredSettings = z.infer<typeof storedSettingsSchema>;

/** Id of the single document that holds the settings, and of their audit entries. */
export const SETTINGS_ID = '5e7700000000000000000001';
