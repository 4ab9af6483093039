import { expect } from 'vitest';
import { buildPhotos, buildPhotoForm } from '../photos.js';
import { buildProduct } from '../factories.js';
import type { BuildWrite } from './write.js';

/** Those of products' photos. */
export const photoWrites = {
  addPhoto: async () => {
    const { id } = await buildProduct({ name: 'Lamp' });
    return {
      input: { params: { id }, body: await buildPhotoForm({ alt: 'A lamp' }) },
      entry: {
        subject: { kind: 'product', _id: id, name: 'Lamp' },
        before: { photo: null, photos: null },
        after: {
          photo: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
          photos: expect.stringMatching(/^[0-9a-f]{16} \(A lamp\)$/) as string,
        },
      },
    };
  },
  arrangePhotos: async () => {
    const { id, photos, revision } = await buildPhotos(2, { name: 'Lamp' });
    const [one = '', other = ''] = photos.map(({ version }) => version);
    const reversed = photos.map(({ _id }) => ({ _id, alt: '' })).reverse();
    return {
      input: { params: { id }, body: { photos: reversed, revision } },
      entry: {
        subject: { kind: 'product', _id: id, name: 'Lamp' },
        before: { photo: one, photos: `${one}; ${other}` },
        after: { photo: other, photos: `${other}; ${one}` },
      },
    };
  },
  replacePhoto: async () => {
    const { id, photos } = await buildPhotos(2, { name: 'Lamp' });
    const [one = '', other = ''] = photos.map(({ version }) => version);
    const params = { id, photoId: photos[1]?._id ?? '' };
    return {
      input: { params, body: await buildPhotoForm() },
      entry: {
        subject: { kind: 'product', _id: id, name: 'Lamp' },
        before: { photos: `${one}; ${other}` },
        after: { photos: expect.stringContaining(`${one}; `) as string },
      },
    };
  },
  removePhoto: async () => {
    const { id, photos } = await buildPhotos(2, { name: 'Lamp' });
    const [one = '', other = ''] = photos.map(({ version }) => version);
    return {
      input: { params: { id, photoId: photos[0]?._id ?? '' } },
      entry: {
        subject: { kind: 'product', _id: id, name: 'Lamp' },
        before: { photo: one, photos: `${one}; ${other}` },
        after: { photo: other, photos: other },
      },
    };
  },
} as const satisfies Record<string, BuildWrite>;
