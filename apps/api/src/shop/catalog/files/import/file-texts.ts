import type { FileProduct } from '@shop/product-files';
import { formatAmount, PRODUCT_DETAILS, type DetailTexts } from '@shop/shared';

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
