import { endpoints, type Credentials } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';
import type { ShopProcess } from '@shop/test-shop/shop/shop-process';

const GOODS = [
  ['T-shirt', '20', 'Clothing'],
  ['Jacket', '80', 'Clothing'],
  ['Novel', '12', 'Books'],
  ['Mug', '9.99', 'Home'],
  ['Lamp', '45', 'Home'],
] as const;

/** The name of one of the merchant's products. */
export type Good = (typeof GOODS)[number][0];

/** A customer: how they sign in, and their calls. */
interface Customer {
  credentials: Credentials;
  client: ApiClient;
}

/** What a merchant begins with: goods and customers, and no rule for what orders cost. */
export interface Merchant {
  admin: ApiClient;
  shopper: Customer;
  company: Customer;
  idOf: (good: Good) => string;
}

/** Fills an empty shop. */
export async function openMerchant({ origin }: ShopProcess): Promise<Merchant> {
  const visitor = new ApiClient(origin);
  const admin = await visitor.signIn(ADMIN);
  const buildCustomer = async () => {
    const credentials = await buildShopper(visitor);
    return { credentials, client: await visitor.signIn(credentials) };
  };
  const categories = new Map<string, string>();
  for (const name of new Set(GOODS.map(([, , category]) => category))) {
    const { category } = await admin.call(endpoints.createCategory, { body: { name } });
    categories.set(name, category._id);
  }
  const ids = new Map<Good, string>();
  for (const [name, price, category] of GOODS) {
    const body = {
      ...{ name, price, description: `${name} of ours`, quantity: '100', shipping: '1' },
      category: categories.get(category) ?? '',
    };
    ids.set(name, (await admin.call(endpoints.createProduct, { body })).product._id);
  }
  const [shopper, company] = [await buildCustomer(), await buildCustomer()];
  return { admin, shopper, company, idOf: (good) => ids.get(good) ?? '' };
}
