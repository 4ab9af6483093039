import type { Column, ColumnName } from './columns.js';
import { plainKey } from './header-key.js';
import { OPTIONAL_HEADERS } from './optional-fields.js';
import { TRANSLATIONS } from './translations.js';

/** The headers that stand for each column in the files of other shops. */
const HEADERS: Partial<Record<ColumnName, readonly string[]>> = {
  handle: ['handle', 'url handle', 'slug', 'product handle', 'url key', 'permalink'],
  title: ['title', 'name', 'product title', 'product name', 'post title'],
  description: [
    ...['body (html)', 'description', 'product description', 'body html', 'body'],
    ...['long description', 'description (html)'],
  ],
  shortDescription: ['short description', 'excerpt'],
  vendor: ['vendor', 'brand', 'brands', 'manufacturer'],
  type: ['type', 'product type'],
  categoryPath: ['category1', 'category 1'],
  productCategory: ['product category'],
  categories: ['categories', 'category'],
  tags: ['tags', 'product tags'],
  published: ['published', 'published on online store'],
  status: ['status', 'product status'],
  publishAt: ['publish at', 'publication time', 'available on'],
  ...OPTIONAL_HEADERS,
  lowestPrice: ['lowest price'],
  variantLowestPrice: ['variant lowest price'],
  taxClass: ['tax class', 'variant tax class'],
  seoTitle: ['seo title', 'meta title', 'meta: yoast wpseo title'],
  seoDescription: ['seo description', 'meta description', 'meta: yoast wpseo metadesc'],
  attributes: ['attributes'],
  sku: ['variant sku', 'sku', 'product code', 'article number', 'item number'],
  price: ['variant price', 'price', 'regular price'],
  salePrice: ['sale price'],
  compareAtPrice: ['variant compare at price', 'compare at price', 'compare price', 'list price'],
  currency: ['currency'],
  quantity: [
    ...['variant inventory qty', 'inventory quantity', 'variant inventory quantity', 'stock'],
    ...['quantity', 'qty', 'inventory', 'inventory count', 'stock quantity', 'stock on hand'],
    'stockonhand',
  ],
  quantityAtExport: ['stock at export'],
  weight: ['weight', 'variant weight', 'product weight'],
  weightUnit: ['weight unit', 'variant weight unit'],
  barcode: [
    ...['variant barcode', 'barcode', 'gtin', 'ean', 'upc', 'variant ean', 'variant upc'],
    'gtin, upc, ean, or isbn',
  ],
  hidden: ['variant hidden'],
  imageSrc: ['image src', 'product image url', 'image url', 'image', 'photo'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  images: ['images'],
  variantImage: ['variant image', 'variant image url'],
  parent: ['parent'],
};

/** Weights whose unit the header says. */
const WEIGHTS = {
  g: ['variant grams', 'weight value (grams)', 'weight (g)', 'grams', ...weightIn('g')],
  kg: ['weight (kg)', ...weightIn('kg')],
  lb: ['weight (lbs)', 'weight (lb)'],
  oz: ['weight (oz)'],
};

function weightIn(unit: string): string[] {
  return ['Gewicht', 'poids', 'peso'].flatMap((word) => [
    ...[`${word} (${unit})`, `${word} in ${unit}`, `${word} en ${unit}`, `${word} ${unit}`],
  ]);
}

/** The column of each known header, by its plain key. */
export const SYNONYMS: ReadonlyMap<string, Column> = new Map([
  ...[TRANSLATIONS, HEADERS].flatMap((headers) =>
    Object.entries(headers).flatMap(([name, keys]) =>
      keys.map((key): [string, Column] => [plainKey(key), { name: name as ColumnName }]),
    ),
  ),
  // Other shops write "Product Weight" on the row of each variant, so ours is another.
  [plainKey('Product Grams'), { name: 'productWeight', of: 'g' }],
  ...Object.entries(WEIGHTS).flatMap(([of, keys]) =>
    keys.map((key): [string, Column] => [plainKey(key), { name: 'weight', of }]),
  ),
]);
