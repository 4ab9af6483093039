import type { ColumnName, FileProduct } from '@shop/product-files';
import {
  DETAIL_RULES,
  formatAmount,
  PRODUCT_DETAIL_NAMES,
  PRODUCT_DETAILS,
  type DetailTexts,
  type ProductDetailName,
} from '@shop/shared';
import type { Refuse } from './plan.js';

/** The column of a file that has each detail. */
const COLUMN_OF: Record<ProductDetailName, ColumnName> = {
  status: 'status',
  publishAt: 'publishAt',
  brand: 'vendor',
  compareAtPrice: 'compareAtPrice',
  sku: 'sku',
  barcode: 'barcode',
  weight: 'weight',
  taxClass: 'taxClass',
  lowestPrice: 'lowestPrice',
  tags: 'tags',
  attributes: 'attributes',
  seoTitle: 'seoTitle',
  seoDescription: 'seoDescription',
};

/**
 * The details of a file's product as a form would send them; what the file says nothing about is absent.
 * @param hasVariants then variants have some of them of their own.
 */
export function fileTexts({ fields, variants: [variant] }: FileProduct, hasVariants: boolean) {
  const texts: Record<string, string | null | undefined> = {
    status: fields.status,
    publishAt: fields.publishAt,
    taxClass: fields.taxClass,
    lowestPrice: numberText(fields.lowestPrice, formatAmount),
    weight: numberText(fields.weight, String),
    brand: fields.brand,
    tags: fields.tags?.join(', '),
    attributes: fields.attributes
      ?.map(({ name, value }) => `${name.replaceAll(':', ' ')}: ${value}`)
      .join('\n'),
    seoTitle: fields.seoTitle,
    seoDescription: fields.seoDescription,
    ...(variant &&
      !hasVariants && {
        sku: variant.sku,
        barcode: variant.barcode,
        weight: numberText(variant.weight === undefined ? fields.weight : variant.weight, String),
        compareAtPrice: numberText(variant.compareAtPrice, formatAmount),
      }),
  };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      text === undefined || !(name in PRODUCT_DETAILS) ? [] : [[name, text ?? '']],
    ),
  ) as Partial<DetailTexts>;
}

function numberText(
  value: number | null | undefined,
  write: (value: number) => string,
): string | null | undefined {
  return value === undefined || value === null ? value : write(value);
}

/** Details in their one spelling. What their rules forbid is refused. */
export function checkedTexts(
  texts: DetailTexts,
  { layout }: FileProduct,
  refuse: Refuse,
): DetailTexts {
  const checked = { ...texts };
  for (const name of PRODUCT_DETAIL_NAMES) {
    const result = DETAIL_RULES[name].safeParse(texts[name]);
    if (result.success) checked[name] = result.data;
    else
      refuse(result.error.issues[0]?.message ?? '', layout.headerOf(COLUMN_OF[name]), texts[name]);
  }
  return checked;
}
