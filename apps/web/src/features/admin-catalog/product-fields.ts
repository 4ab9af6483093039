import {
  priceTextSchema,
  productInputSchema,
  quantityTextSchema,
  readAmount,
  readWholeNumber,
  shippingTextSchema,
  type Product,
} from '@shop/shared';
import { z } from 'zod';
import { randomKey } from '../../lib/storage/random-key';
import { typedNumber } from '../../ui/fields/typed-number';
import { photoProblem } from './photo-problem';

/**
 * What an edit form was opened with. It is one of the form's values, so that a draft which is restored later still says
 * what it was typed over.
 */
export const openedWithSchema = z.object({
  category: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.string(),
  quantity: z.string(),
  shipping: z.enum(['0', '1']),
  /** The photo's version; empty without a photo. */
  photo: z.string(),
  editKey: z.string(),
});

/** The server's rules for a price and a stock, as people type them. */
export const typedNumbers = {
  price: typedNumber(readAmount, priceTextSchema),
  quantity: typedNumber(readWholeNumber, quantityTextSchema),
};

/** A file that the server would refuse is refused here. */
const photoFileSchema = z.instanceof(File).superRefine(async (file, context) => {
  const message = await photoProblem(file);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
});

/** The server's rules for a product. While no shipping is chosen, the form has an empty text, which is not sent. */
export const productFormSchema = productInputSchema.extend({
  ...typedNumbers,
  shipping: z.union([z.literal('').transform(() => undefined), shippingTextSchema], {
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
  category: '',
  name: '',
  description: '',
  price: '',
  quantity: '',
  shipping: '',
  photo: undefined,
};

function fieldsOf({ category, name, description, price, quantity, shipping }: Product) {
  return {
    category: category._id,
    name,
    description,
    price: String(price),
    quantity: String(quantity),
    shipping: shipping ? ('1' as const) : ('0' as const),
  };
}

/** What a form is opened with for this product, under a new edit key. */
export function openedWithOf(product: Product): z.output<typeof openedWithSchema> {
  return { ...fieldsOf(product), photo: product.photo?.version ?? '', editKey: randomKey() };
}

/** The initial values of a form for this product. */
export function textsOf(product: Product): ProductTexts {
  return { ...fieldsOf(product), photo: undefined, openedWith: openedWithOf(product) };
}

/** The fields as multipart form values, with the photo if one was chosen. */
export function productBody(fields: ProductFields) {
  const { category, name, description, price, quantity, shipping, photo } = fields;
  const shippingText = shipping ? ('1' as const) : ('0' as const);
  return {
    category,
    name,
    description,
    price: String(price),
    quantity: String(quantity),
    shipping: shipping === undefined ? undefined : shippingText,
    photo,
  };
}

/** What the form was opened with, as multipart form values: the server keeps what others saved since. */
export function openedWithBody({ openedWith }: ProductFields) {
  return {
    categoryBefore: openedWith?.category,
    nameBefore: openedWith?.name,
    descriptionBefore: openedWith?.description,
    priceBefore: openedWith?.price,
    quantityBefore: openedWith?.quantity,
    shippingBefore: openedWith?.shipping,
    photoBefore: openedWith?.photo,
    editKey: openedWith?.editKey,
  };
}
