import {
  attributesText,
  centsFromDollars,
  dollarsFromCents,
  foldedText,
  readAttributes,
  readTags,
  tagsText,
  TAX_CLASSES,
  type DetailTexts,
  type ProductStatus,
} from '@shop/shared';
import type { BrandRecord } from '../brands/brand.model.js';
import type { ProductRecord } from '../products/product.model.js';

/** The names of the stored fields of a product's details. */
export type DetailField =
  | 'hiddenAs'
  | 'publishAt'
  | 'brand'
  | 'compareAtCents'
  | 'lowestPriceCents'
  | 'sku'
  | 'skuKey'
  | 'barcode'
  | 'weight'
  | 'taxClass'
  | 'tags'
  | 'tagKeys'
  | 'attributes'
  | 'seo';

/** The stored fields of a product's details; undefined ones are absent. */
export type StoredDetails = { [Name in DetailField]: ProductRecord[Name] | undefined };

/** The status that administrators chose. */
export function statusOf({ hiddenAs }: Pick<ProductRecord, 'hiddenAs'>): ProductStatus {
  return !hiddenAs || hiddenAs === 'scheduled' ? 'active' : hiddenAs;
}

/** What a form shows of a stored product's details. */
export function detailTexts(
  product: Pick<ProductRecord, DetailField>,
  brand: Pick<BrandRecord, 'name'> | null,
): DetailTexts {
  const { compareAtCents, lowestPriceCents, weight, seo } = product;
  return {
    status: statusOf(product),
    publishAt: product.publishAt?.toISOString() ?? '',
    brand: brand?.name ?? '',
    compareAtPrice: dollarText(compareAtCents),
    lowestPrice: dollarText(lowestPriceCents),
    sku: product.sku ?? '',
    barcode: product.barcode ?? '',
    weight: weight === undefined ? '' : String(weight),
    taxClass: product.taxClass ?? '',
    tags: tagsText(product.tags),
    attributes: attributesText(product.attributes),
    seoTitle: seo?.title ?? '',
    seoDescription: seo?.description ?? '',
  };
}

function dollarText(cents: number | undefined): string {
  return cents === undefined ? '' : String(dollarsFromCents(cents));
}

/** The details of a form as they are stored. An active product whose publication time is to come waits for it. */
export function detailFields(
  texts: DetailTexts,
  brand: Pick<BrandRecord, '_id'> | null,
  now = new Date(),
): StoredDetails {
  const { status, publishAt, compareAtPrice, lowestPrice, sku, barcode, weight } = texts;
  const moment = publishAt ? new Date(publishAt) : undefined;
  const isWaiting = moment !== undefined && moment > now;
  const hiddenAs = status === 'draft' || status === 'archived' ? status : undefined;
  return {
    hiddenAs: hiddenAs ?? (isWaiting ? 'scheduled' : undefined),
    publishAt: moment,
    brand: brand?._id,
    compareAtCents: compareAtPrice ? centsFromDollars(Number(compareAtPrice)) : undefined,
    lowestPriceCents: lowestPrice ? centsFromDollars(Number(lowestPrice)) : undefined,
    sku: sku || undefined,
    skuKey: sku ? foldedText(sku) : undefined,
    barcode: barcode || undefined,
    weight: weight ? Number(weight) : undefined,
    taxClass: TAX_CLASSES.find((one) => one === texts.taxClass),
    ...listFields(texts),
    seo: seoFields(texts),
  };
}

function listFields(texts: DetailTexts) {
  const tags = readTags(texts.tags);
  const attributes = readAttributes(texts.attributes);
  return {
    tags: tags.length > 0 ? tags : undefined,
    tagKeys: tags.length > 0 ? tags.map(foldedText) : undefined,
    attributes: attributes.length > 0 ? attributes : undefined,
  };
}

function seoFields({ seoTitle, seoDescription }: DetailTexts): ProductRecord['seo'] {
  if (!seoTitle && !seoDescription) return undefined;
  return {
    ...(seoTitle && { title: seoTitle }),
    ...(seoDescription && { description: seoDescription }),
  };
}

/** An update by which a document has these fields, and lacks those that are undefined. */
export function setOrUnset(fields: object) {
  const entries = Object.entries(fields);
  const absent = entries.filter(([, value]) => value === undefined).map(([name]) => [name, 1]);
  return {
    $set: Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
    ...(absent.length > 0 && { $unset: Object.fromEntries(absent) as Record<string, 1> }),
  };
}
