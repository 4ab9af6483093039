import {
  attributesText,
  DETAIL_RULES,
  mapDetails,
  mapFields,
  NO_DETAILS,
  PRODUCT_DETAIL_NAMES,
  PRODUCT_FIELD_NAMES,
  PRODUCT_RULES,
  readAmount,
  readGrams,
  readWholeNumber,
  tagsText,
  typedWeight,
  weightRefusal,
  type AdministeredProduct,
  type DetailTexts,
  type ProductDetailName,
  type ProductFieldName,
} from '@shop/shared';
import { z } from 'zod';
import { randomKey } from '../../lib/storage/random-key';
import { typedNumber } from '../../ui/fields/typed-number';
import { localMoment, momentOf } from '../../lib/address/local-moment';
import { amountText, plainAmount } from './amount-text';
import { fittedFile } from './fitted/fitted-file';
import { photoProblem } from './photo-problem';

/**
 * What an edit form was opened with. It is one of the form's values, so that a draft which is restored later still says
 * what it was typed over.
 */
const openedWithSchema = z.object({
  ...mapFields(() => z.string()),
  ...mapDetails(() => z.string()),
  /** The photo's version; empty without a photo. */
  photo: z.string(),
  editKey: z.string(),
});

/** The server's rules for a price and a stock, as people type them. */
export const typedNumbers = {
  price: typedNumber(readAmount, PRODUCT_RULES.price),
  quantity: typedNumber(readWholeNumber, PRODUCT_RULES.quantity),
};

/** A file that the server would refuse is refused here, if it can't be made to fit. */
const photoFileSchema = z
  .instanceof(File)
  .superRefine(async (file, context) => {
    const message = await photoProblem(file);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  })
  .transform(fittedFile);

/** The server's rule in grams, which says what is wrong in the shop's units. */
const weightRule = z.string().transform((text, context) => {
  const { data, error } = DETAIL_RULES.weight.safeParse(text);
  for (const { message } of error?.issues ?? [])
    context.addIssue({ code: 'custom', message: weightRefusal(message) });
  return data ?? z.NEVER;
});

/** The server's rules for a product. While no shipping is chosen, the form has an empty text, which is not sent. */
export const productFormSchema = z.object({
  ...PRODUCT_RULES,
  ...DETAIL_RULES,
  ...typedNumbers,
  compareAtPrice: typedNumber(readAmount, DETAIL_RULES.compareAtPrice),
  lowestPrice: typedNumber(readAmount, DETAIL_RULES.lowestPrice),
  weight: typedNumber(readGrams, weightRule),
  publishAt: z.string().transform(momentOf).pipe(DETAIL_RULES.publishAt),
  shipping: z.union([z.literal('').transform(() => undefined), PRODUCT_RULES.shipping], {
    error: 'Shipping must be No or Yes',
  }),
  /** The newly chosen photo. */
  photo: photoFileSchema.optional(),
  openedWith: openedWithSchema.optional(),
});
export type ProductFields = z.output<typeof productFormSchema>;
/** The form's values. */
export type ProductTexts = z.input<typeof productFormSchema>;

export const emptyProduct: ProductTexts = {
  ...mapFields(() => ''),
  ...NO_DETAILS,
  photo: undefined,
};

/** A value as a form has it. */
function textOf(value: string | number | boolean): string {
  return typeof value === 'boolean' ? String(Number(value)) : String(value);
}

type FieldTexts = Record<ProductFieldName | ProductDetailName, string>;

function fieldsOf(product: AdministeredProduct): FieldTexts {
  const values = { ...product, category: product.category._id };
  const texts = mapFields((name) => textOf(values[name]));
  return { ...texts, price: amountText(product.price), ...detailsOf(product) };
}

function detailsOf(product: AdministeredProduct): DetailTexts {
  const { status, compareAtPrice, lowestPrice, weight, seo = {} } = product;
  return {
    status,
    publishAt: localMoment(product.publishAt),
    brand: product.brand?.name ?? '',
    compareAtPrice: amountText(compareAtPrice),
    lowestPrice: amountText(lowestPrice),
    weight: typedWeight(weight),
    taxClass: product.taxClass ?? '',
    sku: product.sku ?? '',
    barcode: product.barcode ?? '',
    tags: tagsText(product.tags),
    attributes: attributesText(product.attributes),
    seoTitle: seo.title ?? '',
    seoDescription: seo.description ?? '',
  };
}

/** What a form is opened with for this product, under a new edit key. */
function openedWithOf(product: AdministeredProduct): z.output<typeof openedWithSchema> {
  return { ...fieldsOf(product), photo: product.photo?.version ?? '', editKey: randomKey() };
}

/** The initial values of a form for this product. */
export function textsOf(product: AdministeredProduct): ProductTexts {
  return { ...fieldsOf(product), photo: undefined, openedWith: openedWithOf(product) };
}

/** The details that the product has, or had when the form was opened. A form says nothing about the others. */
function detailsIn(fields: ProductFields) {
  const { openedWith } = fields;
  return PRODUCT_DETAIL_NAMES.filter((name) =>
    [fields[name], openedWith?.[name] ?? NO_DETAILS[name]].some(
      (text) => text !== NO_DETAILS[name],
    ),
  );
}

/** The fields as multipart form values, with the photo if one was chosen. */
export function productBody(fields: ProductFields) {
  const { shipping, photo } = fields;
  return {
    ...mapFields((name) => textOf(fields[name] ?? '')),
    ...Object.fromEntries(detailsIn(fields).map((name) => [name, fields[name]])),
    shipping: shipping === undefined ? undefined : textOf(shipping),
    photo,
  };
}

/** A weight of the form as the shop has it. */
function gramsText(typed: string): string {
  const grams = readGrams(typed);
  return grams && 'number' in grams ? grams.number : typed;
}

/** What the form was opened with, as multipart form values: the server keeps what others saved since. */
export function openedWithBody(fields: ProductFields) {
  const { openedWith } = fields;
  if (!openedWith) return {};
  const texts = {
    ...openedWith,
    publishAt: momentOf(openedWith.publishAt),
    compareAtPrice: plainAmount(openedWith.compareAtPrice),
    lowestPrice: plainAmount(openedWith.lowestPrice),
    weight: gramsText(openedWith.weight),
  };
  const names = [...PRODUCT_FIELD_NAMES, ...detailsIn(fields), 'photo'] as const;
  const before = names.map((name) => [`${name}Before`, texts[name]] as const);
  return { ...Object.fromEntries(before), editKey: openedWith.editKey };
}
