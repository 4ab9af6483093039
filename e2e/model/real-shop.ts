import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import {
  centsFromDollars,
  endpoints,
  TOTAL_COUNT_HEADER,
  type Contact,
  type Order,
} from '@shop/shared';
import { readBody, type ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN, MAYA, THEO } from '@shop/test-shop/client/people';
import { Model, type Cart, type ModelProduct } from './model.js';
import { openCodes, type Codes, type Methods } from './rules.js';

const PRODUCTS = 4;
/** Stock of the second product; the first has none, the third twice as many. */
const FIRST_STOCK = 5;

/** A shop for all runs. */
export interface OpenShop {
  visitor: ApiClient;
  methods: Methods;
  /** Commands that were run, over all runs. */
  executed: { count: number };
}

/** The shop that is compared with the model. */
export interface RealShop {
  methods: Methods;
  codes: Codes;
  admin: ApiClient;
  shoppers: readonly ApiClient[];
  /** Orders that each shopper had before this run. */
  ordersBefore: readonly number[];
  /** Commands that were run, over all runs. */
  executed: { count: number };
}

/** Signs everybody in: ten thousand commands outlast a token. */
async function signInAll({
  visitor,
  ...shop
}: OpenShop): Promise<Omit<RealShop, 'ordersBefore' | 'codes'>> {
  const [admin, maya, theo] = await Promise.all(
    [ADMIN, MAYA, THEO].map((who) => visitor.signIn(who)),
  );
  assert(admin && maya && theo);
  return { admin, shoppers: [maya, theo], ...shop };
}

/** New sessions and products for each run, so that no run depends on another. */
export async function openRun(open: OpenShop): Promise<{ model: Model; real: RealShop }> {
  const shop = await signInAll(open);
  const [category] = (await shop.admin.call(endpoints.listCategories)).category;
  assert(category, 'the shop has a category');
  const products: ModelProduct[] = [];
  for (let index = 0; index < PRODUCTS; index += 1) {
    const isSent = index % 2 === 1;
    const { product } = await shop.admin.call(endpoints.createProduct, {
      body: {
        name: `Model ${randomUUID()}`,
        description: 'Compared with a model',
        price: `${index + 1}.99`,
        quantity: String(index * FIRST_STOCK),
        category: category._id,
        shipping: isSent ? '1' : '0',
      },
    });
    products.push({
      _id: product._id,
      name: product.name,
      category: category._id,
      cents: centsFromDollars(product.price),
      stock: product.quantity,
      isSent,
      isSold: true,
    });
  }
  const ordersBefore = await Promise.all(
    shop.shoppers.map(async (shopper) => (await ordersOf(shopper)).total),
  );
  const contacts = await Promise.all(shop.shoppers.map(contactOf));
  const codes = await openCodes(shop.admin, randomUUID().slice(0, 8));
  return { model: new Model(products, contacts), real: { ...shop, codes, ordersBefore } };
}

/** The delivery of a shopper's order. */
async function contactOf(shopper: ApiClient): Promise<Contact> {
  return (await shopper.call(endpoints.getDelivery)).delivery;
}

export async function ordersOf(shopper: ApiClient): Promise<{ orders: Order[]; total: number }> {
  const response = await shopper.send(endpoints.listMyOrders);
  const total = Number(response.headers.get(TOTAL_COUNT_HEADER));
  return { orders: await readBody(endpoints.listMyOrders, response), total };
}

/** What a checkout sends for a cart. */
export function itemsOf(cart: Cart): { product: string; quantity: number }[] {
  return [...cart].map(([{ _id }, quantity]) => ({ product: _id, quantity }));
}
