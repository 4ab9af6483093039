import type { FileProduct } from '@shop/product-files';
import { foldedText, gtinKey, type BarcodeUse } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { readCategoryPaths, type CategoryPaths } from '../category-paths.js';
import { BrandModel, type BrandRecord, type ShownBrand } from '../../brands/brand.model.js';
import { ProductModel, type ProductRecord } from '../../products/product.model.js';
import { barcodeUses } from '../../variants/skus/barcode-uses.js';
import { VariantModel, type VariantRecord } from '../../variants/variant.model.js';

/** A product that the shop has, with all that a file can change of it. */
export interface KnownProduct {
  product: ProductRecord;
  /** The path of its category. */
  category: string;
  /** The name of its brand; empty without one. */
  brand: string;
  /** In the order of the grid, without archived ones. */
  sold: VariantRecord[];
  /** The latest first. */
  archived: VariantRecord[];
}

type KnownBrand = ShownBrand & Pick<BrandRecord, 'nameKey'>;

/** What the shop knows of some products of a file. */
export interface Known {
  /** The product that is meant: by its handle, else by its SKU, else by the handle that its title makes. */
  productOf(file: FileProduct): KnownProduct | undefined;
  /** The product that has an SKU, if any has it. */
  holderOf(sku: string): Types.ObjectId | undefined;
  /** The products and variants that have a barcode. */
  usesOf(barcode: string): readonly BarcodeUse[];
  categories: CategoryPaths;
  /** The brand of this name, if the shop has it. */
  brandNamed(name: string): KnownBrand | undefined;
}

/** Reads in a few queries what the shop knows of some products of a file. */
export async function readKnown(
  files: readonly FileProduct[],
  uncategorised: string,
  session?: ClientSession,
): Promise<Known> {
  const options = session ? { session } : {};
  const skuKeys = files.flatMap(({ variants }) =>
    variants.flatMap(({ sku }) => (sku ? foldedText(sku) : [])),
  );
  const holders = await readHolders(skuKeys, options);
  const bySku = files
    .filter(({ hasHandle }) => !hasHandle)
    .flatMap((file) => holderId(file, holders) ?? []);
  const slugs = files.flatMap(({ handle }) => (handle === null ? [] : slugsMeant(handle)));
  const products = await ProductModel.find(
    // An empty list of ids would have the database read all products.
    bySku.length === 0
      ? { slugs: { $in: slugs } }
      : { $or: [{ slugs: { $in: slugs } }, { _id: { $in: bySku } }] },
    null,
    options,
  ).lean();
  const variants =
    products.length === 0
      ? []
      : await VariantModel.find({ product: { $in: products.map(({ _id }) => _id) } }, null, options)
          .sort({ position: 1 })
          .lean();
  const names = [uncategorised, ...files.flatMap(({ fields }) => fields.category ?? [])];
  const ids = products.map(({ category }) => category);
  const categories = await readCategoryPaths({ ids, names }, session);
  const brands = await readBrands(files, products, options);
  const barcodes = files.flatMap((file) => file.variants.flatMap(({ barcode }) => barcode ?? []));
  const uses = await barcodeUses(barcodes, session);
  return knownOf({ products, variants, categories, holders, uses, brands });
}

/** The brands of the file's products and of those of the shop. */
async function readBrands(
  files: readonly FileProduct[],
  products: readonly ProductRecord[],
  options: { session?: ClientSession },
): Promise<KnownBrand[]> {
  const ids = products.flatMap(({ brand }) => brand ?? []);
  const keys = files.flatMap(({ fields }) => (fields.brand ? foldedText(fields.brand) : []));
  const wanted = [
    ...(ids.length > 0 ? [{ _id: { $in: ids } }] : []),
    ...(keys.length > 0 ? [{ nameKey: { $in: keys } }] : []),
  ];
  if (wanted.length === 0) return [];
  return BrandModel.find({ $or: wanted }, { name: 1, nameKey: 1, slug: 1 }, options).lean();
}

/** The products that have these SKUs, of themselves or of a variant. */
async function readHolders(
  skuKeys: readonly string[],
  options: { session?: ClientSession },
): Promise<Map<string, Types.ObjectId>> {
  if (skuKeys.length === 0) return new Map();
  const wanted = { skuKey: { $in: skuKeys } };
  const variants = await VariantModel.find(wanted, { skuKey: 1, product: 1 }, options).lean();
  const products = await ProductModel.find(wanted, { skuKey: 1 }, options).lean();
  return new Map([
    ...variants.map(({ skuKey = '', product }) => [skuKey, product] as const),
    ...products.map(({ skuKey = '', _id }) => [skuKey, _id] as const),
  ]);
}

interface Found {
  products: readonly ProductRecord[];
  variants: readonly VariantRecord[];
  categories: CategoryPaths;
  brands: readonly KnownBrand[];
  holders: ReadonlyMap<string, Types.ObjectId>;
  uses: readonly BarcodeUse[];
}

function knownOf({ products, variants, categories, brands, holders, uses }: Found): Known {
  const bySlug = new Map(
    products.flatMap((product) => product.slugs.map((slug) => [slug, product])),
  );
  for (const product of products) bySlug.set(product.slug, product);
  const byId = new Map(products.map((product) => [product._id.toHexString(), product]));
  const usesByKey = new Map<string | undefined, BarcodeUse[]>();
  for (const use of uses) {
    const key = gtinKey(use.barcode);
    usesByKey.set(key, [...(usesByKey.get(key) ?? []), use]);
  }
  return {
    productOf(file) {
      const holder = file.hasHandle ? undefined : holderId(file, holders)?.toHexString();
      const product =
        (holder && byId.get(holder)) ??
        (file.handle === null
          ? undefined
          : slugsMeant(file.handle).flatMap((slug) => bySlug.get(slug) ?? [])[0]);
      if (!product) return undefined;
      const own = variants.filter((variant) => variant.product.equals(product._id));
      return {
        product,
        category: categories.pathOf(product.category),
        brand: brands.find(({ _id }) => product.brand?.equals(_id))?.name ?? '',
        sold: own.filter(({ archivedIn }) => archivedIn === null),
        archived: own
          .filter(({ archivedIn }) => archivedIn !== null && archivedIn > 0)
          .sort((one, other) => (other.archivedIn ?? 0) - (one.archivedIn ?? 0)),
      };
    },
    holderOf: (sku) => holders.get(foldedText(sku)),
    usesOf: (barcode) => usesByKey.get(gtinKey(barcode)) ?? [],
    categories,
    brandNamed: (name) => brands.find(({ nameKey }) => nameKey === foldedText(name)),
  };
}

/** The slugs that a handle may mean, the most likely first: other programs keep no case. */
const slugsMeant = (handle: string) => [handle, handle.toLowerCase()];

/** The product of the first SKU of a row without a handle. */
function holderId(
  { variants }: FileProduct,
  holders: ReadonlyMap<string, Types.ObjectId>,
): Types.ObjectId | undefined {
  const sku = variants[0]?.sku;
  return sku ? holders.get(foldedText(sku)) : undefined;
}
