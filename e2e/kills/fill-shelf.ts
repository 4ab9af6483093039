import { endpoints, PRODUCT_FIELDS } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';
import { productInStock } from '@shop/test-shop/client/product-stock';

/** @returns the id of a product with enough stock for every run. */
export async function fillShelf(admin: ApiClient): Promise<string> {
  const { _id, name, description, price, category } = await productInStock(admin, 0);
  const texts = { name, description, price: String(price), category: category._id };
  const body = { ...texts, quantity: String(PRODUCT_FIELDS.quantity.max) };
  await admin.call(endpoints.updateProduct, { params: { id: _id }, body });
  return _id;
}
