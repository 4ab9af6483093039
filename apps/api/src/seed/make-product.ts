import type { DemoProduct } from '@shop/demo';
import { foldedText, mapDetails, NO_DETAILS } from '@shop/shared';
import { Types } from 'mongoose';
import {
  detailFields,
  photoFields,
  photosFields,
  productFields,
  slugBase,
  summaryOf,
  type BrandRecord,
  type PreparedPhoto,
  type VariantRecord,
} from '../shop/catalog/index.js';

interface Surroundings {
  category: Types.ObjectId;
  brand: BrandRecord | null;
  /** The photos of the demo, by file name. */
  photos: ReadonlyMap<string, PreparedPhoto>;
  createdAt: Date;
}

type Shown = readonly { id: Types.ObjectId; file: string; alt: string; photo: PreparedPhoto }[];

/** A product of the demo as documents, with the words that searches know it by. */
export function makeProduct(
  demo: DemoProduct,
  { category, brand, photos, createdAt }: Surroundings,
) {
  const _id = new Types.ObjectId();
  const details = detailFields(
    mapDetails((name) => demo[name] ?? NO_DETAILS[name]),
    brand,
  );
  const options = demo.options?.map(({ name, values }) => ({ name, values: [...values] }));
  const input = { ...demo, category: category.toHexString() };
  const { words, fields } = productFields(input, { _id: category }, { ...details, options });
  const shown = photosOfDemo(_id, demo, photos);
  const { priceCents } = fields;
  const { compareAtCents = null } = details;
  const variants = makeVariants(_id, demo, { priceCents, compareAtCents, shown });
  const product = {
    _id,
    ...fields,
    ...details,
    slug: slugBase(demo.name),
    slugs: [slugBase(demo.name)],
    ...photosFields(
      { _id },
      shown.map(({ id, alt, photo }) => ({ _id: id, alt, ...photoFields(photo) })),
    ),
    ...(options && {
      options,
      ...summaryOf(variants),
      variantsSaved: { version: 1, editKey: 'demo' },
    }),
    createdAt,
  };
  const photoDocuments = shown.flatMap(({ id, photo }) =>
    photo.variants.map((variant) => ({ ...variant, product: id, version: photo.version })),
  );
  return { product, variants, photoDocuments, words };
}

/** The first photo has the id of its product. */
function photosOfDemo(
  _id: Types.ObjectId,
  { photo: file, otherPhotos = [] }: DemoProduct,
  photos: ReadonlyMap<string, PreparedPhoto>,
): Shown {
  return [{ file, alt: '' }, ...otherPhotos].flatMap((one, index) => {
    const photo = photos.get(one.file);
    return photo ? [{ ...one, id: index === 0 ? _id : new Types.ObjectId(), photo }] : [];
  });
}

function makeVariants(
  product: Types.ObjectId,
  demo: DemoProduct,
  { shown, ...prices }: Pick<VariantRecord, 'priceCents' | 'compareAtCents'> & { shown: Shown },
): VariantRecord[] {
  return (demo.variants ?? []).map(({ values, quantity, sku, photo }, position) => {
    const own = photo && shown.find(({ file }) => file === photo)?.id;
    return {
      _id: new Types.ObjectId(),
      product,
      position,
      values: [...values],
      sku,
      skuKey: foldedText(sku),
      ...prices,
      quantity,
      weight: null,
      barcode: null,
      ...(own && { photo: own }),
      hidden: false,
      wasOrdered: false,
      archivedIn: null,
    };
  });
}
