import { productInputSchema, shippingTextSchema, type Product } from '@shop/shared';
import { z } from 'zod';

/** The server's rules for a product. While no shipping is chosen, the form has an empty text, which is not sent. */
export const productFormSchema = productInputSchema.extend({
  shipping: z.union([z.literal('').transform(() => undefined), shippingTextSchema], {
    error: 'Shipping must be No or Yes',
  }),
});
export type ProductFields = z.output<typeof productFormSchema>;

export const emptyProduct: z.input<typeof productFormSchema> = {
  category: '',
  name: '',
  description: '',
  price: '',
  quantity: '',
  shipping: '',
};

/** The initial values of a form for this product. */
export function textsOf(product: Product): typeof emptyProduct {
  const { category, name, description, price, quantity, shipping } = product;
  return {
    category: category._id,
    name,
    description,
    price: String(price),
    quantity: String(quantity),
    shipping: shipping ? '1' : '0',
  };
}

/** The fields as multipart form values, with the photo if one was chosen. */
export function productBody(fields: ProductFields, photo: File | undefined) {
  const { price, quantity, shipping, ...texts } = fields;
  const shippingText = shipping ? ('1' as const) : ('0' as const);
  return {
    ...texts,
    price: String(price),
    quantity: String(quantity),
    shipping: shipping === undefined ? undefined : shippingText,
    photo,
  };
}
