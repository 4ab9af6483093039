import { OPTIONAL_LABELS } from './optional-fields.js';

/** What a column of a file can be: of a product first, then of a variant, then of a photo. */
export const COLUMNS = {
  handle: 'Handle',
  title: 'Name (title)',
  description: 'Description',
  shortDescription: 'Short description, used without a description',
  vendor: 'Brand',
  categoryPath: 'Category with those that it is under, such as A > B',
  type: 'Category',
  productCategory: 'Category, used without a type',
  categories: 'Categories, of which the first is used',
  tags: 'Tags',
  published: 'Published',
  status: 'Status',
  publishAt: 'Publication time',
  ...OPTIONAL_LABELS,
  taxClass: 'Tax class',
  lowestPrice: 'Lowest price',
  productWeight: 'Weight of a product, for variants without their own',
  seoTitle: 'Title for search engines',
  seoDescription: 'Description for search engines',
  attributes: 'Attributes, one on each line',
  attribute: 'An attribute',
  optionName: 'Name of an option',
  optionValue: 'Value of an option',
  optionValues: 'Values of an option in their order, one on each line',
  option: 'Values of the option that the header names',
  sku: 'SKU',
  price: 'Price',
  salePrice: 'Sale price',
  compareAtPrice: 'Compare-at price',
  variantLowestPrice: 'Lowest price of a variant',
  currency: 'Currency',
  quantity: 'Stock (quantity)',
  quantityAtExport: 'Stock when the file was exported',
  weight: 'Weight',
  weightUnit: 'Unit of the weight',
  barcode: 'Barcode',
  hidden: 'Hidden variant',
  imageSrc: 'Photo',
  imagePosition: 'Position of the photo',
  imageAlt: 'Text of the photo',
  images: 'Several photos',
  variantImage: 'Photo of the variant',
  fileId: 'Id in the file',
  parent: 'Id or SKU of the product that a variant belongs to',
  kind: 'Kind of row',
  fileAttributeName: 'Name of an option or attribute',
  fileAttributeValue: 'Values of an option or attribute',
} as const;

/** The name of a column, such as `price`. */
export type ColumnName = keyof typeof COLUMNS;

/** A column; `of` says of what: the number of an option, a unit of weight, a currency, the name of an attribute. */
export interface Column {
  name: ColumnName;
  of?: string;
}
