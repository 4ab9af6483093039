import { endpoints, type Endpoint } from '@shop/shared';
import { UserModel } from '../shop/accounts/index.js';
import { CategoryModel, PhotoModel, ProductModel } from '../shop/catalog/index.js';
import { ImportJobModel } from '../shop/catalog/files/jobs/import-job.model.js';
import { OrderModel, ReturnModel } from '../shop/orders/index.js';
import {
  PromotionCodeModel,
  PromotionModel,
  ShippingZoneModel,
  TaxRateModel,
} from '../shop/pricing/index.js';
import {
  buildPromotion,
  buildZone,
  EVERYWHERE,
  rateOf,
  TEN_PERCENT,
} from './admin-writes/price-rule-writes.js';
import type { CallInput } from './api-client.js';
import { PROGRAM_CREATING_CALLS } from './programs/creating-calls.js';
import {
  buildAdmin,
  buildCategory,
  buildFilledProductForm,
  buildOrder,
  buildPicture,
  buildProduct,
  buildUser,
  buildProductForm,
  buildRegistration,
} from './factories.js';
import { buildReturn, buildShipped } from './orders/returns.js';

/** A call that creates something, for tests of what its repeats do. */
export interface BuiltCall {
  endpoint: Endpoint;
  /** Every call sends it anew: a form can't be sent twice. */
  input: () => CallInput;
  /** The same call with another body. */
  other: () => CallInput;
  /** How many things there are that the call creates. */
  count: () => Promise<number>;
  /** Whether it goes on after it is written. The first reply tells how it ended, a repeated one that it was begun. */
  goesOn?: true;
}

/** A call of each endpoint that creates something, by the endpoint's name. */
export const CREATING_CALLS = {
  register: () => {
    const body = buildRegistration();
    return Promise.resolve({
      endpoint: endpoints.register,
      input: () => ({ body }),
      other: () => ({ body: { ...body, name: 'Somebody Else' } }),
      count: () => UserModel.countDocuments({ email: body.email }),
    });
  },
  createCategory: async () => {
    const { token } = await buildAdmin();
    return {
      endpoint: endpoints.createCategory,
      input: () => ({ token, body: { name: 'Lamps' } }),
      other: () => ({ token, body: { name: 'Sofas' } }),
      count: () => CategoryModel.countDocuments({}),
    };
  },
  createProduct: async () => {
    const { token } = await buildAdmin();
    const { id } = await buildCategory();
    return {
      endpoint: endpoints.createProduct,
      input: () => ({ token, body: buildFilledProductForm(id) }),
      other: () => ({ token, body: buildFilledProductForm(id, { price: '6' }) }),
      count: () => ProductModel.countDocuments({}),
    };
  },
  createImport: async () => {
    const { token } = await buildAdmin();
    return {
      endpoint: endpoints.createImport,
      input: () => ({ token, body: { name: 'lamps.csv', size: 20 } }),
      other: () => ({ token, body: { name: 'lamps.csv', size: 21 } }),
      count: () => ImportJobModel.countDocuments({}),
    };
  },
  duplicateProduct: async () => {
    const { token } = await buildAdmin();
    const [one, another] = [await buildProduct(), await buildProduct()];
    return {
      endpoint: endpoints.duplicateProduct,
      input: () => ({ token, params: { id: one.id } }),
      other: () => ({ token, params: { id: another.id } }),
      count: () => ProductModel.countDocuments({}),
    };
  },
  createPromotion: async () => {
    const { token } = await buildAdmin();
    return {
      endpoint: endpoints.createPromotion,
      input: () => ({ token, body: TEN_PERCENT }),
      other: () => ({ token, body: { ...TEN_PERCENT, value: 20 } }),
      count: () => PromotionModel.countDocuments({}),
    };
  },
  generateCodes: async () => {
    const { token } = await buildAdmin();
    const { id } = await buildPromotion({ generatesCodes: true });
    return {
      endpoint: endpoints.generateCodes,
      input: () => ({ token, params: { id }, body: { count: 2 } }),
      other: () => ({ token, params: { id }, body: { count: 3 } }),
      count: async () => (await PromotionCodeModel.countDocuments({})) / 2,
    };
  },
  createShippingZone: async () => {
    const { token } = await buildAdmin();
    return {
      endpoint: endpoints.createShippingZone,
      input: () => ({ token, body: EVERYWHERE }),
      other: () => ({ token, body: { ...EVERYWHERE, name: 'Abroad' } }),
      count: () => ShippingZoneModel.countDocuments({}),
    };
  },
  ...PROGRAM_CREATING_CALLS,
  createTaxRate: async () => {
    const { token } = await buildAdmin();
    const body = rateOf(await buildZone());
    return {
      endpoint: endpoints.createTaxRate,
      input: () => ({ token, body }),
      other: () => ({ token, body: { ...body, rate: 10 } }),
      count: () => TaxRateModel.countDocuments({}),
    };
  },
  addPhoto: async () => {
    const { token } = await buildAdmin();
    const { id } = await buildProduct();
    const picture = await buildPicture('png', 32);
    const form = (alt: string) =>
      buildProductForm({ alt, photo: new Blob([new Uint8Array(picture)]) });
    return {
      endpoint: endpoints.addPhoto,
      input: () => ({ token, params: { id }, body: form('') }),
      other: () => ({ token, params: { id }, body: form('Another text') }),
      count: () => PhotoModel.countDocuments({ product: id }),
    };
  },
  addOrderNote: async () => {
    const { token } = await buildAdmin();
    const { id } = await buildOrder();
    const params = { orderId: id };
    return {
      endpoint: endpoints.addOrderNote,
      input: () => ({ token, params, body: { text: 'Rang twice' } }),
      other: () => ({ token, params, body: { text: 'Rang three times' } }),
      count: async () => (await OrderModel.findById(id).lean())?.notes?.length ?? 0,
    };
  },
  addCustomerNote: async () => {
    const { token } = await buildAdmin();
    const { id } = await buildUser();
    const params = { userId: id };
    return {
      endpoint: endpoints.addCustomerNote,
      input: () => ({ token, params, body: { text: 'Prefers a call' } }),
      other: () => ({ token, params, body: { text: 'Prefers mail' } }),
      count: async () => (await UserModel.findById(id).select('notes').lean())?.notes?.length ?? 0,
    };
  },
  refundOrder: async () => {
    const { token } = await buildAdmin();
    const { id, number } = await buildOrder();
    const params = { number: String(number) };
    return {
      endpoint: endpoints.refundOrder,
      input: () => ({ token, params, body: { amount: 1 } }),
      other: () => ({ token, params, body: { amount: 2 } }),
      count: async () => (await OrderModel.findById(id).lean())?.refunds?.length ?? 0,
      goesOn: true as const,
    };
  },
  addParcel: async () => {
    const { token } = await buildAdmin();
    const { order, lines } = await buildShipped();
    const params = { orderId: order.id };
    const body = (quantity: number) => ({
      lines: [{ line: lines[0], quantity }],
      carrier: 'UPS',
      trackingNumber: '1Z 999',
    });
    return {
      endpoint: endpoints.addParcel,
      input: () => ({ token, params, body: body(1) }),
      other: () => ({ token, params, body: body(2) }),
      count: async () => (await OrderModel.findById(order._id).lean())?.parcels?.length ?? 0,
    };
  },
  requestReturn: async () => {
    const { buyer, params, lines, order } = await buildShipped();
    const { token } = buyer;
    const body = (quantity: number) => ({
      lines: [{ line: lines[0], quantity }],
      reason: 'damaged',
    });
    return {
      endpoint: endpoints.requestReturn,
      input: () => ({ token, params, body: body(1) }),
      other: () => ({ token, params, body: body(2) }),
      count: () => ReturnModel.countDocuments({ order: order._id }),
    };
  },
  withdrawFromOrder: async () => {
    const { buyer, params, lines, order } = await buildShipped();
    const { token } = buyer;
    const body = (quantity: number) => ({ lines: [{ line: lines[0], quantity }] });
    return {
      endpoint: endpoints.withdrawFromOrder,
      input: () => ({ token, params, body: body(1) }),
      other: () => ({ token, params, body: body(2) }),
      count: () => ReturnModel.countDocuments({ order: order._id }),
    };
  },
  refundReturn: async () => {
    const { token } = await buildAdmin();
    const { id, order } = await buildReturn('received');
    const params = { id };
    return {
      endpoint: endpoints.refundReturn,
      input: () => ({ token, params, body: {} }),
      other: () => ({ token, params, body: { shipping: true } }),
      count: async () => (await OrderModel.findById(order._id).lean())?.refunds?.length ?? 0,
      goesOn: true as const,
    };
  },
} satisfies Record<string, () => Promise<BuiltCall>>;

/** The same input with an `Idempotency-Key`. */
export function withKey(input: CallInput, key: string): CallInput {
  return { ...input, headers: { 'Idempotency-Key': key } };
}
