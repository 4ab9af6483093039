import { z } from 'zod';
import { objectIdSchema } from '../../contract/fields.js';
import type { Endpoint } from '../../contract/endpoint.js';
import { done, ok } from '../../contract/replies.js';
import { idParams } from '../catalog-params.js';
import {
  arrangedPhotosSchema,
  newPhotoSchema,
  productPhotoSchema,
  replacedPhotoSchema,
} from './product-photos.js';

const photoParams = idParams.extend({ photoId: objectIdSchema });

const all = {
  /** The first one stands for the product in lists. */
  photos: z.array(productPhotoSchema),
  /** Changes with each change of the photos, their order or their alt texts. */
  revision: z.string(),
};

/** The photos of a product, for administrators. */
export const photoEndpoints = {
  getPhotos: {
    method: 'GET',
    path: '/products/photos/:id',
    access: 'admin',
    area: 'catalog',
    summary: 'All photos of a product of any status, the first one first',
    params: idParams,
    status: 200,
    response: ok(all),
  },
  addPhoto: {
    method: 'POST',
    path: '/products/photos/:id',
    access: 'admin',
    area: 'catalog',
    summary:
      'Add a photo, the file field `photo`, as the last one of a product; a picture that it already has is not added again',
    params: idParams,
    body: newPhotoSchema,
    encoding: 'multipart',
    creates: true,
    changesCatalogue: true,
    status: 201,
    response: done(all),
  },
  arrangePhotos: {
    method: 'PUT',
    path: '/products/photos/:id',
    access: 'admin',
    area: 'catalog',
    summary:
      'Save the order and the alt texts of all photos of a product; 409 when somebody changed them since `revision`',
    params: idParams,
    body: arrangedPhotosSchema,
    changesCatalogue: true,
    status: 200,
    response: done(all),
  },
  replacePhoto: {
    method: 'PUT',
    path: '/products/photos/:id/:photoId',
    access: 'admin',
    area: 'catalog',
    summary:
      'Put another picture, the file field `photo`, in the place of a photo; 409 when it is no longer `photoBefore`',
    params: photoParams,
    body: replacedPhotoSchema,
    encoding: 'multipart',
    changesCatalogue: true,
    status: 200,
    response: done(all),
  },
  removePhoto: {
    method: 'DELETE',
    path: '/products/photos/:id/:photoId',
    access: 'admin',
    area: 'catalog',
    summary:
      'Remove a photo from a product and from its variants; 409 when it is no longer the version `v`',
    params: photoParams,
    query: z.object({ v: z.string().max(64).optional() }),
    changesCatalogue: true,
    status: 200,
    response: done(all),
  },
} as const satisfies Record<string, Endpoint>;
