import { endpoints } from '@shop/shared';
import { OrderModel, ReturnModel } from '../../shop/orders/index.js';
import { PreparedOrderModel } from '../../shop/checkout/index.js';
import { buildAdmin, buildOrder, buildProduct, buildUser } from '../factories.js';
import { buildReturn, buildShipped } from '../orders/returns.js';

/** Calls that add something to an order. */
export const ORDER_CREATING_CALLS = {
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
  editOrder: async () => {
    const { token } = await buildAdmin();
    const { id: product } = await buildProduct();
    const { id, lines } = await buildOrder({ items: [{ product, quantity: 3 }] });
    const line = lines[0]?._id.toHexString() ?? '';
    const body = (quantity: number) => ({ lines: [{ line, quantity, quantityBefore: 3 }] });
    return {
      endpoint: endpoints.editOrder,
      input: () => ({ token, params: { orderId: id }, body: body(2) }),
      other: () => ({ token, params: { orderId: id }, body: body(1) }),
      count: async () => (await OrderModel.findById(id).lean())?.edits?.length ?? 0,
      goesOn: true as const,
    };
  },
  createPreparedOrder: async () => {
    const { token } = await buildAdmin();
    const { id: userId } = await buildUser();
    const { id: product } = await buildProduct();
    const params = { userId };
    const body = (quantity: number) => ({ items: [{ product, quantity }] });
    return {
      endpoint: endpoints.createPreparedOrder,
      input: () => ({ token, params, body: body(1) }),
      other: () => ({ token, params, body: body(2) }),
      count: () => PreparedOrderModel.countDocuments({ customer: userId }),
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
};
