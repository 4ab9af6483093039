import type { AuditedAct } from '../../../../audit/index.js';
import type { ShownBrand } from '../../../brands/brand.model.js';
import type { CategoryRecord } from '../../../categories/category.model.js';
import type { ProductRecord } from '../../../products/product.model.js';
import type { Moved, StockCause } from '../../../stock/record-movements.js';
import type { VariantRecord } from '../../../variants/variant.model.js';
import type { RowChange } from '../../../variants/row-changes.js';
import type { WriteContext } from '../plan.js';

/** A product as an import leaves it, and what follows from that. */
export interface Written {
  /** The line of the file on which it begins. */
  line: number;
  product: ProductRecord;
  /** Absent for a new one. */
  before?: ProductRecord;
  /** Of its grid, if that is written. */
  rows: readonly RowChange[];
  /** Variants that leave its grid. */
  removed: readonly VariantRecord[];
  /** Its variants if its grid stays. */
  known: readonly VariantRecord[];
  /** Of its texts, that search may not know yet. */
  words: readonly string[];
  moved: (Moved & StockCause)[];
  act: Omit<AuditedAct, 'by'>;
}

/** What a product is written with. */
export interface Surroundings {
  category: Pick<CategoryRecord, '_id' | 'name'>;
  brand: ShownBrand | null;
  context: WriteContext;
}
