import {
  lowStockThresholdSchema,
  readWholeNumber,
  settingsDraftSchema,
  settingsInputSchema,
  settingsSchema,
  storedSettingsSchema,
  withdrawalDaysSchema,
  type Settings,
  type SettingsDraft,
  type StoredSettings,
} from '@shop/shared';
import { z } from 'zod';
import { typedNumber } from '../../ui/fields/typed-number';
import { typedMethods, typedMethodsSchema } from './typed-methods';

/** The labels of the form's fields. */
export const SETTING_LABELS: Record<keyof Settings, string> = {
  name: 'Name',
  mark: 'Mark',
  accent: 'Accent colour',
  tagline: 'Tagline',
  bannerHeading: 'Banner heading',
  bannerText: 'Banner text',
  bannerLink: 'Banner link',
  bannerLabel: 'Banner link text',
  homeRows: 'Rows of the home page',
  headerLinks: 'Links in the header',
  footerLinks: 'Links in the footer',
  author: 'Author',
  address: 'Postal address',
  email: 'Email',
  phone: 'Phone',
  tollFree: 'Toll-free phone',
  timeZone: 'Time zone',
  currency: 'Currency',
  units: 'Units',
  lowStock: 'Low-stock threshold',
  priorPrices: 'Lowest price of the last 30 days',
  deliveryLine: 'Delivery in one line',
  returnsLine: 'Returns in one line',
  paymentLine: 'Payment in one line',
  aboutText: 'About text',
  policyText: 'Privacy policy',
  deliveryText: 'Delivery text',
  returnsText: 'Returns text',
  termsText: 'Terms',
  imprintText: 'Imprint',
  manualMethods: 'Manual payment methods',
  cardCharged: 'Cards are charged',
  taxNumber: 'Tax number',
  withdrawalDays: 'Days to withdraw from the contract',
  invoiceFooter: 'Invoice footer',
};

/** The drawn marks, by what they show. */
export const MARK_OPTIONS = [
  { value: 'bag', label: 'Bag' },
  { value: 'awning', label: 'Shop awning' },
  { value: 'leaf', label: 'Leaf' },
  { value: 'cup', label: 'Cup' },
  { value: 'lamp', label: 'Lamp' },
] as const satisfies readonly { value: Settings['mark']; label: string }[];

/** Whether products on sale show it. */
export const PRIOR_PRICE_OPTIONS = [
  { value: 'hidden', label: 'Not shown' },
  { value: 'shown', label: 'Shown beside the price of a sale' },
] as const satisfies readonly { value: Settings['priorPrices']; label: string }[];

/** In which weights are shown and typed. */
export const UNIT_OPTIONS = [
  { value: 'metric', label: 'Grams and kilograms' },
  { value: 'imperial', label: 'Ounces and pounds' },
] as const satisfies readonly { value: Settings['units']; label: string }[];

/** When cards are charged. */
export const CARD_CHARGE_OPTIONS = [
  { value: 'checkout', label: 'At checkout' },
  { value: 'shipment', label: 'When the order is shipped' },
] as const satisfies readonly { value: Settings['cardCharged']; label: string }[];

const isSettingName = (name: string): name is keyof Settings => Object.hasOwn(SETTING_LABELS, name);

/** The names of all settings. */
export const SETTING_NAMES = Object.keys(SETTING_LABELS).filter(isSettingName);

const { bannerHeading, bannerText, bannerLink, bannerLabel, homeRows } = settingsInputSchema.shape;
const { accent, cardCharged, priorPrices, headerLinks, footerLinks } = settingsInputSchema.shape;

const { aboutText, policyText, currency, units } = settingsInputSchema.shape;

const typedWhole = z.string().transform((text) => (/^\d+$/.test(text) ? Number(text) : NaN));

/** What the fields were filled with: the published settings, and the draft, if they show it. */
const openedWithSchema = storedSettingsSchema.extend({ draft: settingsDraftSchema.optional() });

/** The server's rules for the settings. The form holds numbers as text, and what it was opened with. */
export const settingsFormSchema = settingsInputSchema.omit({ version: true }).extend({
  accent: accent.unwrap(),
  bannerHeading: bannerHeading.unwrap(),
  bannerText: bannerText.unwrap(),
  bannerLink: bannerLink.unwrap(),
  bannerLabel: bannerLabel.unwrap(),
  homeRows: homeRows.unwrap(),
  aboutText: aboutText.unwrap(),
  policyText: policyText.unwrap(),
  headerLinks: headerLinks.unwrap(),
  footerLinks: footerLinks.unwrap(),
  currency: currency.unwrap(),
  units: units.unwrap(),
  manualMethods: typedMethodsSchema,
  cardCharged: cardCharged.unwrap(),
  priorPrices: priorPrices.unwrap(),
  lowStock: typedNumber(readWholeNumber, typedWhole.pipe(lowStockThresholdSchema)),
  withdrawalDays: typedNumber(readWholeNumber, typedWhole.pipe(withdrawalDaysSchema)),
  openedWith: openedWithSchema,
});

/** The form's values. */
export type SettingsTexts = z.input<typeof settingsFormSchema>;

/** The form values for these settings, or for a draft of them. */
export function textsOf(stored: StoredSettings, draft?: SettingsDraft): SettingsTexts {
  const settings = settingsSchema.strip().parse({ ...stored, ...draft?.changes });
  const { lowStock, withdrawalDays, manualMethods } = settings;
  const numbers = { lowStock: String(lowStock), withdrawalDays: String(withdrawalDays) };
  return {
    ...settings,
    ...numbers,
    manualMethods: typedMethods(manualMethods),
    openedWith: { ...storedSettingsSchema.strip().parse(stored), draft },
  };
}

/** The form values before anything was typed. */
export const openedTexts = ({ openedWith }: SettingsTexts): SettingsTexts =>
  textsOf(openedWith, openedWith.draft);
