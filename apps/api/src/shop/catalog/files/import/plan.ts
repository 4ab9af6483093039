import type { FileProduct, Remark } from '@shop/product-files';
import type { DetailTexts, ProductValues, VariantsInput } from '@shop/shared';
import type { Actor } from '@shop/http/access';
import type { KnownProduct } from './known.js';

/** A field that an import changes, as administrators read it. */
export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

/** What an import makes of a product of the file. */
export interface Plan {
  outcome: 'created' | 'changed' | 'unchanged' | 'refused';
  file: FileProduct;
  /** Why it is refused. */
  problems: Remark[];
  notices: Remark[];
  changes: FieldChange[];
  /** What becomes of the stock of a product that the shop has. */
  stock?: { isChanged: boolean; isLeft: boolean };
  before?: KnownProduct | undefined;
  /** The paths of categories and the names of brands that are made for it; absent if the shop has all. */
  makes?: { categories: string[]; brands: string[] };
  /** Absent unless it is created or changed, and if nothing changes but its photos. */
  after?: PlannedProduct;
}

/** A product as an import leaves it. */
export interface PlannedProduct {
  /** Price and stock are those of a product without options. */
  values: Omit<ProductValues, 'category'>;
  category: string;
  texts: DetailTexts;
  /** All rows of the grid; absent if it stays as it is, or if the product has none. */
  grid?: Pick<VariantsInput, 'options' | 'variants'>;
}

/** What the writes of one batch share. */
export interface WriteContext {
  by: Actor;
  /** Identifies the import: the grids that it saves carry it. */
  key: string;
  /** Words that the vocabulary of search has for certain. */
  learnt: ReadonlySet<string>;
}

/** A plan that writes something. */
export type WritingPlan = Plan & { after: PlannedProduct };

/** Notes why the file's product can't be imported, by default at the product's line. */
export type Refuse = (reason: string, column?: string, value?: string, line?: number) => void;
