import type { WrittenProduct, WrittenVariant } from '@shop/product-files';
import { copiedValues, OPTIONAL_FIELD_NAMES } from '@shop/shared';
import type { Types } from 'mongoose';
import { photosOf } from '../../product-photos/product-photos.js';
import type { ProductRecord } from '../../products/product.model.js';
import type { VariantRecord } from '../../variants/variant.model.js';
import { photoName } from './photo-names.js';
import { statusOf } from '../../visibility/product-details.js';

/** The fields that a file has, or that say what it has. */
export const EXPORTED_FIELDS = [
  ...OPTIONAL_FIELD_NAMES,
  ...(['slug', 'name', 'description', 'category', 'hiddenAs', 'publishAt'] as const),
  ...(['taxClass', 'lowestPriceCents'] as const),
  ...(['brand', 'tags', 'attributes', 'seo', 'options', 'priceCents', 'compareAtCents'] as const),
  ...(['quantity', 'sku', 'weight', 'barcode', 'photo', 'photos'] as const),
] as const satisfies (keyof ProductRecord)[];

/** A product with all that a file has of it. */
export interface ExportedProduct {
  product: Pick<ProductRecord, '_id' | (typeof EXPORTED_FIELDS)[number]>;
  /** In the order of the grid; none for a product without options. */
  variants: readonly VariantRecord[];
  brand: string | null;
  /** The path of its category. */
  category: string;
}

/** A photo of a product, under the name that the file has for it. */
export interface NamedPhoto {
  _id: Types.ObjectId;
  src: string;
  alt: string;
}

/** The photos of a product. Their names follow from its address, so that no two of a shop are the same. */
export function namedPhotos({ product }: Pick<ExportedProduct, 'product'>): NamedPhoto[] {
  return photosOf(product).map((photo) => ({
    _id: photo._id,
    src: photoName(product, photo),
    alt: photo.alt,
  }));
}

/** A product as it is written into a file. */
export function writtenProduct(exported: ExportedProduct): WrittenProduct {
  const { product, variants, brand, category } = exported;
  const { slug, publishAt, taxClass, tags } = product;
  const { lowestPriceCents, weight } = product;
  const { attributes, seo, options } = product;
  const photos = namedPhotos(exported);
  return {
    ...copiedValues(product),
    handle: slug,
    ...{ category, brand },
    status: statusOf(product),
    publishAt: publishAt?.toISOString() ?? null,
    ...(taxClass && { taxClass }),
    ...(lowestPriceCents !== undefined && { lowestPrice: lowestPriceCents }),
    ...(tags && { tags }),
    ...(attributes && { attributes }),
    seoTitle: seo?.title ?? null,
    seoDescription: seo?.description ?? null,
    options: options?.map((option) => option.name) ?? [],
    // Without options, its only row has it.
    ...(options && weight !== undefined && { weight }),
    ...(options && { optionValues: options.map(({ values }) => values) }),
    variants: options
      ? variants.map((variant) => writtenVariant(variant, photos))
      : [onlyVariant(product)],
    photos,
  };
}

function writtenVariant(variant: VariantRecord, photos: readonly NamedPhoto[]): WrittenVariant {
  const { values, sku, priceCents, compareAtCents, quantity, weight, barcode, hidden } = variant;
  const { lowestPriceCents = null } = variant;
  return {
    ...{ values, sku, quantity, weight, barcode, hidden },
    price: priceCents,
    compareAtPrice: compareAtCents,
    ...(lowestPriceCents !== null && { lowestPrice: lowestPriceCents }),
    photo: photos.find(({ _id }) => variant.photo?.equals(_id))?.src ?? null,
  };
}

/** The only row of a product without options. */
function onlyVariant(product: ExportedProduct['product']): WrittenVariant {
  const { priceCents, compareAtCents, quantity, sku, weight, barcode } = product;
  return {
    values: [],
    sku: sku ?? null,
    price: priceCents,
    compareAtPrice: compareAtCents ?? null,
    quantity,
    weight: weight ?? null,
    barcode: barcode ?? null,
    hidden: false,
  };
}
