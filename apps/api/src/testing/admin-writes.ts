import { SHOP_SYNONYMS } from '@shop/search';
import {
  DEFAULT_SETTINGS,
  DELETED_USER,
  ROLE,
  type AuditEntry,
  type endpoints,
} from '@shop/shared';
import { expect } from 'vitest';
import type { CallInput } from './api-client.js';
import {
  buildCategory,
  buildOrder,
  buildPicture,
  buildProduct,
  buildProductForm,
  buildShippedOrder,
  buildUser,
} from './factories.js';
import { buildUserWithSecondFactor } from './second-factors.js';

type Endpoints = typeof endpoints;
/** The calls of the contract that write and require an administrator. */
export type AdminWrite = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { access: 'admin'; method: infer Method }
    ? Method extends 'GET'
      ? never
      : Name
    : never;
}[keyof Endpoints];

interface Write {
  input: CallInput;
  /** What its audit entry must contain. */
  entry: Pick<AuditEntry, 'before' | 'after'> & { subject: Partial<AuditEntry['subject']> };
}

const product = { name: 'Lamp', description: 'Bright', price: '20', quantity: '3', shipping: '0' };

/** One call for each write of an administrator: a new endpoint that has none here does not compile. */
export const WRITES: Record<AdminWrite, () => Promise<Write>> = {
  createCategory: () =>
    Promise.resolve({
      input: { body: { name: 'Lamps' } },
      entry: {
        subject: { kind: 'category', name: 'Lamps' },
        before: null,
        after: { name: 'Lamps' },
      },
    }),
  updateCategory: async () => {
    const { id } = await buildCategory('Lamps');
    return {
      input: { params: { id }, body: { name: 'Lights' } },
      entry: {
        subject: { kind: 'category', _id: id, name: 'Lights' },
        before: { name: 'Lamps' },
        after: { name: 'Lights' },
      },
    };
  },
  deleteCategory: async () => {
    const { id } = await buildCategory('Lamps');
    return {
      input: { params: { id } },
      entry: {
        subject: { kind: 'category', _id: id, name: 'Lamps' },
        before: { name: 'Lamps' },
        after: null,
      },
    };
  },
  createProduct: async () => {
    const category = await buildCategory('Lamps');
    const photo = new Blob([new Uint8Array(await buildPicture('png'))]);
    return {
      input: { body: buildProductForm({ ...product, category: category.id, photo }) },
      entry: {
        subject: { kind: 'product', name: 'Lamp' },
        before: null,
        after: {
          ...product,
          price: 20,
          quantity: 3,
          shipping: false,
          category: 'Lamps',
          photo: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
        },
      },
    };
  },
  updateProduct: async () => {
    const before = await buildCategory('Lamps');
    const after = await buildCategory('Lights');
    const { id } = await buildProduct({
      ...product,
      price: 19.99,
      quantity: 3,
      category: before.id,
    });
    return {
      input: {
        params: { id },
        body: buildProductForm({ ...product, name: 'Lantern', category: after.id }),
      },
      entry: {
        subject: { kind: 'product', _id: id, name: 'Lantern' },
        before: { name: 'Lamp', price: 19.99, category: 'Lamps' },
        after: { name: 'Lantern', price: 20, category: 'Lights' },
      },
    };
  },
  deleteProduct: async () => {
    const { id } = await buildProduct({ name: 'Lamp', price: 20 });
    return {
      input: { params: { id } },
      entry: {
        subject: { kind: 'product', _id: id, name: 'Lamp' },
        before: expect.objectContaining({
          name: 'Lamp',
          price: 20,
          photo: null,
        }) as AuditEntry['before'],
        after: null,
      },
    };
  },
  updateOrderStatus: async () => {
    const { id } = await buildOrder();
    return {
      input: { params: { orderId: id }, body: { status: 'Shipped' } },
      entry: {
        subject: { kind: 'order', _id: id, name: 'Order 1001 of Ada Buyer' },
        before: { status: 'Not Process' },
        after: { status: 'Shipped' },
      },
    };
  },
  updateOrderStatuses: async () => {
    const { id } = await buildOrder();
    const changes = [{ orderId: id, statusBefore: 'Not Process', status: 'Shipped' }];
    return {
      input: { body: { changes } },
      entry: {
        subject: { kind: 'order', _id: id, name: 'Order 1001 of Ada Buyer' },
        before: { status: 'Not Process' },
        after: { status: 'Shipped' },
      },
    };
  },
  exportOrders: () =>
    Promise.resolve({
      input: { query: { rows: 'item', status: 'waiting', search: 'ada' } },
      entry: {
        subject: { kind: 'orderList', name: 'Orders' },
        before: null,
        after: { rows: 'item', status: 'waiting', search: true },
      },
    }),
  addOrderNote: async () => {
    const { id } = await buildOrder();
    return {
      input: { params: { orderId: id }, body: { text: 'Ring twice' } },
      entry: {
        subject: { kind: 'order', _id: id, name: 'Order 1001 of Ada Buyer' },
        before: { notes: 0 },
        after: { notes: 1 },
      },
    };
  },
  setOrderShipment: async () => {
    const { id } = await buildOrder();
    return {
      input: { params: { orderId: id }, body: { carrier: 'UPS', trackingNumber: '1Z 999' } },
      entry: {
        subject: { kind: 'order', _id: id, name: 'Order 1001 of Ada Buyer' },
        before: { carrier: null },
        after: { carrier: 'UPS' },
      },
    };
  },
  issueInvoices: async () => {
    const { id, number } = await buildShippedOrder();
    return {
      input: { body: { orders: [number] } },
      entry: {
        subject: { kind: 'order', _id: id, name: 'Order 1001 of Ada Buyer' },
        before: { invoice: false },
        after: { invoice: true },
      },
    };
  },
  updateUserRole: async () => {
    const { id, email } = await buildUser();
    return {
      input: { params: { userId: id }, body: { role: ROLE.admin } },
      entry: {
        subject: { kind: 'user', _id: id, name: email },
        before: { role: ROLE.shopper },
        after: { role: ROLE.admin },
      },
    };
  },
  resetSecondFactor: async () => {
    const { id, email } = await buildUserWithSecondFactor();
    return {
      input: { params: { userId: id } },
      entry: {
        subject: { kind: 'user', _id: id, name: email },
        before: { secondFactor: true },
        after: { secondFactor: false },
      },
    };
  },
  downloadUserData: async () => {
    const { id, email } = await buildUser();
    return {
      input: { params: { userId: id } },
      entry: { subject: { kind: 'user', _id: id, name: email }, before: null, after: null },
    };
  },
  deleteUser: async () => {
    const { id } = await buildUser();
    return {
      input: { params: { userId: id } },
      entry: { subject: { kind: 'user', _id: id, name: DELETED_USER }, before: null, after: null },
    };
  },
  updateSettings: () =>
    Promise.resolve({
      input: { body: { ...DEFAULT_SETTINGS, name: 'Lamps', lowStock: 3, version: 0 } },
      entry: {
        subject: { kind: 'settings', name: 'Settings' },
        before: { name: 'Ecommerce App', lowStock: 5 },
        after: { name: 'Lamps', lowStock: 3 },
      },
    }),
  updateSynonyms: () =>
    Promise.resolve({
      input: { body: { lines: ['davenport, sofa', 'footwear > shoes'], version: 0 } },
      entry: {
        subject: { kind: 'synonyms', name: 'Synonyms' },
        before: { lines: 0, synonyms: '' },
        after: { lines: 2, synonyms: 'davenport, sofa; footwear > shoes' },
      },
    }),
  switchShippedSynonym: () => {
    const [line = ''] = SHOP_SYNONYMS;
    return Promise.resolve({
      input: { body: { line, isOff: true } },
      entry: {
        subject: { kind: 'synonyms', name: 'Synonyms' },
        before: { synonyms: line },
        after: { synonyms: '' },
      },
    });
  },
  updatePin: async () => {
    const { id } = await buildProduct({ name: 'Oak Chair' });
    return {
      input: { body: { words: 'Seats', products: [id], version: 0 } },
      entry: {
        subject: { kind: 'pin', name: 'Seats' },
        before: { products: '' },
        after: { products: 'Oak Chair' },
      },
    };
  },
};
