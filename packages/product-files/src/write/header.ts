import { OPTIONAL_FIELD_NAMES } from '@shop/shared';
import { OPTIONAL_HEADERS, type OptionalHeader } from '../columns/optional-fields.js';

/** The columns of Shopify's classic form, in its order. */
export const SHOPIFY_COLUMNS = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Product Category', 'Type', 'Tags', 'Published'],
  ...['Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value', 'Option3 Name'],
  ...['Option3 Value', 'Variant SKU', 'Variant Grams', 'Variant Inventory Tracker'],
  ...['Variant Inventory Qty', 'Variant Inventory Policy', 'Variant Fulfillment Service'],
  ...['Variant Price', 'Variant Compare At Price', 'Variant Requires Shipping'],
  ...['Variant Taxable', 'Variant Barcode', 'Image Src', 'Image Position', 'Image Alt Text'],
  ...['Gift Card', 'SEO Title', 'SEO Description', 'Google Shopping / Google Product Category'],
  ...['Google Shopping / Gender', 'Google Shopping / Age Group', 'Google Shopping / MPN'],
  ...['Google Shopping / Condition', 'Google Shopping / Custom Product', 'Variant Image'],
  ...['Variant Weight Unit', 'Variant Tax Code', 'Cost per item', 'Included / United States'],
  ...['Price / United States', 'Compare At Price / United States', 'Included / International'],
  ...['Price / International', 'Compare At Price / International', 'Status'],
] as const;

/** Our own, for what that form lacks. */
export const OWN_COLUMNS = [
  ...(['Publish At', 'Tax Class', 'Lowest Price', 'Attributes', 'Variant Hidden'] as const),
  ...(['Option1 Values', 'Option2 Values', 'Option3 Values', 'Variant Lowest Price'] as const),
  'Product Grams',
  'Stock At Export',
] as const;

/** One column of an exported file. */
export type Header =
  (typeof SHOPIFY_COLUMNS)[number] | (typeof OWN_COLUMNS)[number] | OptionalHeader;

/** The header of an exported file. */
export const HEADER: readonly Header[] = [
  ...new Set<Header>([
    ...SHOPIFY_COLUMNS,
    ...OWN_COLUMNS,
    ...OPTIONAL_FIELD_NAMES.map((name) => OPTIONAL_HEADERS[name][0]),
  ]),
];
