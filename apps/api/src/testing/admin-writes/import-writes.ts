import { buildImport, pieceOf } from '../files/imports.js';
import { buildPhotoForm } from '../photos.js';
import type { BuildWrite } from './write.js';

const CSV = 'Title,Price\nLamp,20\n';

/** Those of imports. */
export const importWrites = {
  createImport: () =>
    Promise.resolve({
      input: { body: { name: 'lamps.csv', size: 20 } },
      entry: { subject: { kind: 'import', name: 'lamps.csv' }, before: null, after: { size: 20 } },
    }),
  addImportPiece: async () => {
    const id = await buildImport(CSV, { state: 'uploading' });
    return {
      input: { params: { id, number: 1 }, body: pieceOf(CSV) },
      entry: {
        subject: { kind: 'import', _id: id, name: 'products.csv' },
        before: { state: 'uploading' },
        after: { state: 'ready' },
      },
    };
  },
  addImportPhoto: async () => {
    const id = await buildImport(CSV, { state: 'ready' });
    return {
      input: { params: { id }, body: await buildPhotoForm({ name: 'lamp.png' }) },
      entry: {
        subject: { kind: 'import', _id: id, name: 'products.csv' },
        before: { photos: false },
        after: { photos: true },
      },
    };
  },
  updateImport: async () => {
    const id = await buildImport(CSV, { state: 'paused' });
    return {
      input: { params: { id }, body: { action: 'cancel' } },
      entry: {
        subject: { kind: 'import', _id: id, name: 'products.csv' },
        before: { state: 'paused' },
        after: { state: 'cancelled' },
      },
    };
  },
} as const satisfies Record<string, BuildWrite>;
