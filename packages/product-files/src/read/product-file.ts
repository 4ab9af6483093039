import type { OptionalValues, ProductStatus } from '@shop/shared';
import type { Layout } from '../columns/layout.js';
import type { Remark } from '../file-source.js';
import type { FileRecord } from './read-records.js';

/** A photo that a file names: by its file name, or by its address. */
export interface FilePhoto {
  src: string;
  /** Null if the file clears it. */
  alt?: string | null;
  line: number;
}

/** A row of a variant, or of a product without options. A field that the file says nothing about is absent. */
export interface FileVariant {
  line: number;
  /** One for each option; none for a product without options, or if only the SKU tells the variant. */
  values: string[];
  sku?: string | null;
  /** US cents. */
  price?: number;
  compareAtPrice?: number | null;
  lowestPrice?: number | null;
  quantity?: number;
  /** The stock when our own export was made; the same as `quantity` unless somebody has edited that. */
  quantityAtExport?: number;
  /** Grams. */
  weight?: number | null;
  barcode?: string | null;
  /** An earlier line of the file with the same barcode. */
  barcodeOn?: number;
  hidden?: boolean;
  photo?: string;
}

/** The fields of a product that a file says something about; null for one that it clears. */
export interface FileFields extends Partial<OptionalValues> {
  name?: string;
  description?: string;
  category?: string;
  brand?: string | null;
  tags?: string[];
  status?: ProductStatus;
  /** ISO 8601, UTC. */
  publishAt?: string | null;
  taxClass?: string | null;
  /** Cents. */
  lowestPrice?: number | null;
  /** Grams, for variants without a weight of their own. */
  weight?: number | null;
  seoTitle?: string | null;
  seoDescription?: string | null;
  attributes?: { name: string; value: string }[];
}

/** A product as a file has it. */
export interface FileProduct {
  /**
   * Values of options whose names the file lacks: it is refused for them unless its SKUs tell which variants are meant.
   */
  unnamed?: Remark[];
  /** SKUs that a spreadsheet may have shortened: it is refused for those that the shop's product does not have. */
  doubtful?: Remark[];
  /** The line of its first record. */
  line: number;
  /** The slug that the file asks for; null if only an SKU tells the product. */
  handle: string | null;
  /** Whether the file itself has the handle; otherwise it follows from the title. */
  hasHandle: boolean;
  fields: FileFields;
  /** Names of its options, none if the file says that it has none; absent if the file doesn't say. */
  options?: string[];
  /** The values of each option in the order that the file gives them, if it gives one. */
  optionValues?: string[][];
  variants: FileVariant[];
  /** Whether these are all variants of the product. */
  isComplete: boolean;
  photos: FilePhoto[];
  /** Its rows as the file has them. */
  records: readonly FileRecord[];
  /** The header of the file, for remarks about what it lacks. */
  layout: Layout;
  /** Why it is refused; nothing if it is not. */
  problems: Remark[];
  /** What was made of its cells that differs from what stands there. */
  notices: Remark[];
}
