import { expect } from 'vitest';
import { buildCategory, buildCategoryPhoto, buildPicture, buildProductForm } from '../factories.js';
import type { BuildWrite } from './write.js';

/** Those of categories. */
export const categoryWrites = {
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
  mergeCategory: async () => {
    const { id } = await buildCategory('Lamps');
    const other = await buildCategory('Lights');
    return {
      input: { params: { id }, body: { category: other.id } },
      entry: {
        subject: { kind: 'category', _id: id, name: 'Lamps' },
        before: { category: 'Lamps' },
        after: { category: 'Lights' },
      },
    };
  },
  saveCategoryPhoto: async () => {
    const { id } = await buildCategory('Lamps');
    const photo = new Blob([new Uint8Array(await buildPicture('png'))]);
    return {
      input: { params: { id }, body: buildProductForm({ photo }) },
      entry: {
        subject: { kind: 'category', _id: id, name: 'Lamps' },
        before: { photo: null },
        after: { photo: expect.stringMatching(/^[0-9a-f]{16}$/) as string },
      },
    };
  },
  deleteCategoryPhoto: async () => {
    const { id } = await buildCategory('Lamps');
    const photo = await buildCategoryPhoto(id);
    return {
      input: { params: { id } },
      entry: {
        subject: { kind: 'category', _id: id, name: 'Lamps' },
        before: { photo: photo.version },
        after: { photo: null },
      },
    };
  },
} as const satisfies Record<string, BuildWrite>;
