import type { FileProduct, Remark } from '@shop/product-files';
import { foldedText, OPTIONAL_FIELD_NAMES, PRODUCT_DETAILS, variantName } from '@shop/shared';
import { namesOf } from '../category-paths.js';
import { productValues } from '../../products/stored-product.js';
import type { VariantRecord } from '../../variants/variant.model.js';
import { detailTexts } from '../../visibility/product-details.js';
import { checkedTexts, fileTexts } from './file-texts.js';
import type { Known, KnownProduct } from './known.js';
import type { Plan, PlannedProduct } from './plan.js';
import { newProduct, noticesOfNoStock } from './new-product.js';
import { changesOf } from './changes-of.js';
import { makesOf } from './makes-of.js';
import { FileStock, isStockChanged, stockOf } from './file-stock.js';
import { noticesOfSharedBarcodes } from './shared-barcodes.js';
import { planGrid } from './grid/plan-grid.js';
import { photoChangesOf } from '../photos/known/photo-changes.js';

type Layout = FileProduct['layout'];

/** Levels of categories. */
const LEVELS = 3;

/** Decides what a product of a file changes. It reads and writes nothing. */
export function planProduct(file: FileProduct, known: Known): Plan {
  const before = known.productOf(file);
  const notices = [...file.notices];
  const problems = [...file.problems, ...unnamedOf(file, before), ...doubtfulOf(file, before)];
  const refused = (): Plan => ({
    outcome: 'refused',
    file,
    problems,
    // They say what an import makes of it.
    notices: [],
    changes: [],
    before,
  });
  if (problems.length > 0) return refused();
  const refuse = (reason: string, column = '', value = '', line = file.line) =>
    problems.push({ line, column, value, reason });
  if (!before && file.handle === null) {
    refuse(
      'No product of the shop has this SKU',
      file.layout.headerOf('sku'),
      file.variants[0]?.sku ?? '',
    );
    return refused();
  }
  const own = skusOfItsOwn(file, { known, before, notices });
  const now = before ? stateOf(before) : undefined;
  const after = now ? { ...now } : newProduct(own, refuse);
  after.values = { ...after.values, ...valuesOf(own) };
  if (own.fields.category !== undefined)
    after.category = pathFor(own.fields.category, file.layout, known);
  if (namesOf(after.category).length > LEVELS)
    refuse(
      `Categories have at most ${LEVELS} levels`,
      file.layout.headerOf('type'),
      after.category,
    );
  const stock = new FileStock(file.layout);
  const grid = planGrid(own, before, { refuse, stock });
  after.texts = checkedTexts(
    {
      ...after.texts,
      ...fileTexts(own, grid !== undefined || before?.product.options !== undefined),
    },
    file,
    refuse,
  );
  after.texts.brand = known.brandNamed(after.texts.brand)?.name ?? after.texts.brand;
  if (grid) after.grid = grid.input;
  else if (!before?.product.options)
    after.values = { ...after.values, ...stockOf(own, before, stock) };
  if (!grid && !before?.product.options) dropLowCompareAt(after, file, notices);
  if (problems.length > 0) return refused();
  if (grid && grid.removed.length > 0) notices.push(removal(grid.removed, file));
  notices.push(...stock.notices, ...noticesOfSharedBarcodes(file, known, before));
  const changes = now ? [...changesOf(now, after), ...(grid?.changes ?? [])] : [];
  const ofPhotos = before
    ? photoChangesOf(own, { product: before.product, variants: before.sold })
    : [];
  if (!before) {
    notices.push(...noticesOfNoStock(own));
    return {
      outcome: 'created',
      file,
      problems,
      notices,
      changes,
      after,
      ...makesOf(after, known),
    };
  }
  const told = {
    ...{ file, problems, notices, before },
    changes: [...changes, ...ofPhotos],
    stock: { isChanged: isStockChanged(before, after), isLeft: stock.isLeft },
  };
  if (told.changes.length === 0) return { outcome: 'unchanged', ...told };
  // Its photos are written by themselves: see `run-photos`.
  if (changes.length === 0) return { outcome: 'changed', ...told };
  return { outcome: 'changed', ...told, after, ...makesOf(after, known) };
}

/** Values without the name of their option say nothing new of variants that their SKUs tell. */
function unnamedOf(
  { unnamed = [], variants }: FileProduct,
  before: KnownProduct | undefined,
): readonly Remark[] {
  const known = new Set(before?.sold.map(({ skuKey }) => skuKey));
  const areTold = variants.every(({ sku }) => sku && known.has(foldedText(sku)));
  return areTold ? [] : unnamed;
}

/** SKUs that a spreadsheet may have shortened, without those that the product has. */
function doubtfulOf(
  { doubtful = [] }: FileProduct,
  before: KnownProduct | undefined,
): readonly Remark[] {
  const own = new Set([before?.product, ...(before?.sold ?? [])].map((one) => one?.skuKey));
  return doubtful.filter(({ value }) => !own.has(foldedText(value)));
}

/** The file's product without SKUs that other products of the shop have. */
function skusOfItsOwn(
  file: FileProduct,
  { known, before, notices }: { known: Known; before: KnownProduct | undefined; notices: Remark[] },
): FileProduct {
  const variants = file.variants.map((variant) => {
    const holder = variant.sku ? known.holderOf(variant.sku) : undefined;
    if (!holder || before?.product._id.equals(holder)) return variant;
    const reason = 'Imported without this SKU, which another product has';
    const column = file.layout.headerOf('sku');
    notices.push({ line: variant.line, column, value: variant.sku ?? '', reason });
    return { ...variant, sku: undefined };
  });
  return { ...file, variants };
}

/** How many variants go because the file, which is complete, does not have them. */
function removal(removed: readonly VariantRecord[], { line }: FileProduct): Remark {
  const value = removed.map(({ values }) => variantName(values)).join(', ');
  const count = `${removed.length} ${removed.length === 1 ? 'variant' : 'variants'}`;
  const reason = `Imported without ${count} that the file does not have. Those in orders are archived`;
  return { line, column: '', value, reason };
}

function stateOf({ product, category, brand }: KnownProduct): PlannedProduct {
  return {
    values: productValues(product),
    category,
    texts: detailTexts(product, { name: brand }),
  };
}

const READ_FIELDS = ['name', 'description', ...OPTIONAL_FIELD_NAMES] as const;

/** The values that the file has. */
function valuesOf({ fields }: FileProduct): Partial<PlannedProduct['values']> {
  const found = READ_FIELDS.filter((name) => fields[name] !== undefined);
  return Object.fromEntries(found.map((name) => [name, fields[name]]));
}

/** The path of a category that the shop has, in its spelling, or that of one to be made. */
function pathFor(category: string, { isOwnExport }: Layout, { categories }: Known): string {
  // In our own export, a single name is a top category, also if one of the same name below another is made first.
  const found = isOwnExport ? categories.exactly(category) : categories.at(category);
  return found ? categories.pathOf(found._id) : namesOf(category).join(' > ');
}

/** A compare-at price that the file leaves alone may be below the price that it sets. */
function dropLowCompareAt(
  { texts, values }: PlannedProduct,
  { line }: FileProduct,
  notices: Remark[],
): void {
  const { compareAtPrice } = texts;
  if (compareAtPrice === '' || Number(compareAtPrice) >= values.price) return;
  texts.compareAtPrice = '';
  const reason = 'The compare-at price is removed: it is below the new price';
  notices.push({
    line,
    column: PRODUCT_DETAILS.compareAtPrice.label,
    value: compareAtPrice,
    reason,
  });
}
