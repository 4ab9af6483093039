import { BrandModel, type ShownBrand } from '../../brands/brand.model.js';
import { CategoryModel, type ShownCategory } from '../../categories/category.model.js';
import { VariantModel, type VariantRecord } from '../../variants/variant.model.js';
import { LISTED } from '../../visibility/listed.js';
import { ProductModel, type ProductRecord } from '../product.model.js';
import { NEVER_SHOWN, type ShownProduct } from '../shown-product.js';

/** A variant as shoppers may see it, without its former prices. */
type ShownVariant = Omit<VariantRecord, 'pastPrices'>;

/** A product with all that its page shows of it, as it is stored. */
export interface ProductPage {
  product: ShownProduct & Pick<ProductRecord, 'photos'>;
  category: ShownCategory;
  brand: ShownBrand | undefined;
  /** Those that shoppers see, in the order of the grid; absent without options. */
  variants: ShownVariant[] | undefined;
}

/** One query: three in a row cost a product with variants half as much again. */
export async function readProductPage(slug: string): Promise<ProductPage | null> {
  const [found] = await ProductModel.collection
    .aggregate<ProductPage['product'] & Joined>([
      { $match: { ...LISTED, slugs: slug } },
      { $lookup: joined(CategoryModel, 'category', '_id', 'categories') },
      { $lookup: joined(BrandModel, 'brand', '_id', 'brands') },
      { $lookup: joined(VariantModel, '_id', 'product', 'variants') },
      { $project: { ...NEVER_SHOWN, 'variants.pastPrices': 0 } },
    ])
    .toArray();
  const category = found?.categories[0];
  if (!found || !category) return null;
  return {
    product: found,
    category,
    brand: found.brands[0],
    variants: found.options && found.variants.filter(isShown).sort(byPosition),
  };
}

interface Joined {
  categories: ShownCategory[];
  brands: ShownBrand[];
  variants: ShownVariant[];
}

function joined(
  { collection }: { collection: { name: string } },
  localField: string,
  foreignField: string,
  as: string,
) {
  return { from: collection.name, localField, foreignField, as };
}

const isShown = ({ hidden, archivedIn }: ShownVariant) => !hidden && archivedIn === null;

const byPosition = (one: ShownVariant, other: ShownVariant) => one.position - other.position;
