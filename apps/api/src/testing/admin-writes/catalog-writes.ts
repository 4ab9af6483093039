import { type AuditEntry } from '@shop/shared';
import { expect } from 'vitest';
import { buildCategory, buildPicture, buildProduct, buildProductForm } from '../factories.js';
import type { BuildWrite } from './write.js';

const product = { name: 'Lamp', description: 'Bright', price: '20', quantity: '3', shipping: '0' };
const stored = { ...product, price: 19.99, quantity: 3, shipping: false };

/** Those of the catalogue. */
export const catalogWrites = {
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
    const { id } = await buildProduct({ ...stored, category: before.id });
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
  updatePriceAndStock: async () => {
    const { id } = await buildProduct(stored);
    const [price, quantity] = [
      { price: 20, priceBefore: 19.99 },
      { quantity: 5, quantityBefore: 3 },
    ];
    return {
      input: { params: { id }, body: { ...price, ...quantity, editKey: 'key' } },
      entry: {
        subject: { kind: 'product', _id: id, name: 'Lamp' },
        before: { price: 19.99, quantity: 3 },
        after: { price: 20, quantity: 5 },
      },
    };
  },
  bulkEditProducts: async () => {
    const { id } = await buildProduct(stored);
    const changes = [{ productId: id, tags: 'Sale, New', tagsBefore: '' }];
    return {
      input: { body: { changes } },
      entry: {
        subject: { kind: 'product', _id: id, name: 'Lamp' },
        before: { tags: null },
        after: { tags: 'Sale, New' },
      },
    };
  },
  duplicateProduct: async () => {
    const { id: category } = await buildCategory('Lamps');
    const { id } = await buildProduct({ ...stored, price: 20, category });
    return {
      input: { params: { id } },
      entry: {
        subject: { kind: 'product', name: 'Copy of Lamp' },
        before: null,
        after: {
          ...product,
          name: 'Copy of Lamp',
          status: 'draft',
          price: 20,
          quantity: 0,
          shipping: false,
          category: 'Lamps',
          photo: null,
        },
      },
    };
  },
  saveVariants: async () => {
    const { id } = await buildProduct({ ...stored, price: 20 });
    const row = { values: ['S'], price: 25, quantity: 4, sku: 'L-S' };
    return {
      input: {
        params: { id },
        body: {
          options: [{ name: 'Size', values: ['S'] }],
          variants: [row],
          version: 0,
          editKey: 'key',
        },
      },
      entry: {
        subject: { kind: 'product', _id: id, name: 'Lamp' },
        before: { options: null, price: 20, priceTo: 20, quantity: 3, variants: null },
        after: {
          options: 'Size: S',
          price: 25,
          priceTo: 25,
          quantity: 4,
          variants: 'S: $25.00, 4 in stock, SKU L-S',
        },
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
  moveProducts: async () => {
    const { id } = await buildCategory('Lamps');
    const other = await buildCategory('Lights');
    const moved = await buildProduct({ name: 'Lantern', category: id });
    return {
      input: { params: { id }, body: { category: other.id } },
      entry: {
        subject: { kind: 'product', _id: moved.id, name: 'Lantern' },
        before: { category: 'Lamps' },
        after: { category: 'Lights' },
      },
    };
  },
} as const satisfies Record<string, BuildWrite>;
