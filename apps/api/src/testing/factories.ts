import {
  ROLE,
  type CategoryInput,
  type DetailTexts,
  type OrderItem,
  type Permission,
  type Registration,
  type Role,
} from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import sharp from 'sharp';
import { OPERATOR } from '@shop/front';
import { inTransaction } from '@shop/mongo';
import { UserModel } from '../shop/accounts/index.js';
import { hashAnswer, hashPassword } from '../shop/accounts/passwords/secrets.js';
import { preparePhoto } from '../shop/catalog/photos/prepare-photo.js';
import { brandNamed } from '../shop/catalog/brands/product-brand.js';
import { createCategory } from '../shop/catalog/categories/create-category.js';
import { saveCategoryPhoto } from '../shop/catalog/categories/photo/save-category-photo.js';
import { createProduct } from '../shop/catalog/products/create-product.js';
import { retryingTakenSlug } from '../shop/catalog/slugs.js';
import { OrderModel } from '../shop/orders/index.js';
import { simulatedPayments } from '../shop/payments/index.js';
import { placeOrder } from '../shop/checkout/place-order.js';
import './quick-hashes.js';
import { buildToken } from './tokens.js';

export const PASSWORD = 'correct horse battery';
export const ANSWER = 'Sachin';

let count = 0;

/** A different whole number each time. */
function next(): number {
  count += 1;
  return count;
}

/** What a visitor types to register. */
export function buildRegistration(given: Partial<Registration> = {}): Registration {
  return {
    name: 'Ada Buyer',
    email: `ada${next()}@example.test`,
    password: PASSWORD,
    phone: '555 0100',
    address: 'Main Street 1',
    answer: ANSWER,
    ...given,
  };
}

/** The actor on whose behalf the factories save. */
export const MAKER = {
  _id: null,
  name: 'Test Maker',
  email: 'maker@example.test',
  requestId: 'a request of a test',
};

const secrets = Promise.all([hashPassword(PASSWORD, OPERATOR), hashAnswer(ANSWER, OPERATOR)]);

/** A user in the database, with a valid token. */
export async function buildUser({
  role = ROLE.shopper,
  name = 'Ada Buyer',
}: { role?: Role; name?: string } = {}) {
  const [passwordSecret, answerHash] = await secrets;
  const { email, phone, address } = buildRegistration();
  const user = await UserModel.create({
    name,
    email,
    phone,
    address,
    role,
    ...passwordSecret,
    answerHash,
  });
  return { user: user.toObject(), email, id: user.id, token: await buildToken(user) };
}

export function buildAdmin() {
  return buildUser({ role: ROLE.admin, name: 'Grace Admin' });
}

/** An administrator who may do just this, in the database. */
export async function buildMember(permissions: readonly Permission[]) {
  const member = await buildUser({ role: ROLE.admin, name: 'Linus Member' });
  await UserModel.updateOne({ _id: member.id }, { $set: { permissions } });
  return member;
}

function saveNew<T>(save: (session: ClientSession) => Promise<T>): Promise<T> {
  return retryingTakenSlug(() => inTransaction(save));
}

/** A category in the database. */
export async function buildCategory(
  name = `Category ${next()}`,
  others: Omit<CategoryInput, 'name'> = {},
) {
  const category = await saveNew((session) => createCategory({ name, ...others }, MAKER, session));
  return { ...category, id: category._id.toHexString() };
}

/** A brand in the database, which no product has. */
export async function buildBrand(name: string) {
  const brand = await saveNew((session) => brandNamed(name, MAKER, session));
  return { id: String(brand?._id) };
}

/** A photo of a category. */
export async function buildCategoryPhoto(category: string) {
  const photo = await preparePhoto(await buildPicture(), OPERATOR);
  await saveCategoryPhoto(category, photo, MAKER);
  return photo;
}

interface ProductGiven {
  name?: string;
  description?: string;
  price?: number;
  quantity?: number;
  /** Whether it is delivered; without it, it is not. */
  shipping?: boolean;
  /** Id of an existing category; without it the product gets its own. */
  category?: string;
  photo?: Buffer;
  /** Its details, as a form has them. */
  details?: Partial<DetailTexts>;
}

/** A product in the database. */
export async function buildProduct({ photo, category, details, ...given }: ProductGiven = {}) {
  const input = {
    name: `Product ${next()}`,
    description: 'Plain and useful, for every day of the week',
    price: 25,
    quantity: 10,
    ...details,
    ...given,
    category: category ?? (await buildCategory()).id,
  };
  const wanted = { input, by: MAKER, photo: photo && (await preparePhoto(photo, OPERATOR)) };
  const { product } = await saveNew((session) => createProduct(wanted, session));
  return { ...product, id: product._id.toHexString() };
}

/** Products P1, P2, … in the database, in one category or in one each. */
export async function buildProducts(count: number, category?: string) {
  for (let index = 1; index <= count; index += 1)
    await buildProduct({ name: `P${index}`, category });
}

/** An order in the database, its stock taken. */
export async function buildOrder({
  buyer,
  items,
}: { buyer?: { user: Awaited<ReturnType<typeof buildUser>>['user'] }; items?: OrderItem[] } = {}) {
  const { user } = buyer ?? (await buildUser());
  const wanted = items ?? [{ product: (await buildProduct({ shipping: true })).id, quantity: 1 }];
  const { order } = await placeOrder(
    { buyer: user, items: wanted, idempotencyKey: `key-${next()}`, client: OPERATOR },
    simulatedPayments,
  );
  return { ...order, id: order._id.toHexString() };
}

/** An order in the database that has left the shop. */
export async function buildShippedOrder(given: Parameters<typeof buildOrder>[0] = {}) {
  const order = await buildOrder(given);
  await OrderModel.updateOne({ _id: order._id }, { $set: { status: 'Shipped' } });
  return order;
}

/** An image of one colour. */
export function buildPicture(
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff' = 'png',
  width = 64,
  height = width,
) {
  return sharp({ create: { width, height, channels: 3, background: '#c04020' } })
    .toFormat(format)
    .toBuffer();
}

/** A multipart form as the product screens send it; an undefined field is left out. */
export function buildProductForm(fields: Record<string, string | Blob | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value);
  }
  return form;
}

/** A product's form in which every required field is filled in. */
export function buildFilledProductForm(
  category: string,
  given: Record<string, string | Blob | undefined> = {},
): FormData {
  const required = { name: 'Chair', description: 'Solid', price: '5', quantity: '1', category };
  return buildProductForm({ ...required, ...given });
}

/** An id that belongs to nothing. */
export function unknownId(): string {
  return new Types.ObjectId().toHexString();
}
