import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.js';
import { listQuerySchema } from '../../contract/pagination.js';
import { done, ok } from '../../contract/replies.js';
import { idParams } from '../catalog-params.js';
import {
  importPhotoInputSchema,
  importPhotoSchema,
  importPhotosQuerySchema,
} from './import-photos.js';
import {
  importColumnSchema,
  importEditSchema,
  importInputSchema,
  importPieceParams,
  importPieceSchema,
  importRemarkSchema,
  importResultSchema,
  importResultsQuerySchema,
  importSchema,
} from './imports.js';

/** Imports of files of products. */
export const importEndpoints = {
  listImports: {
    method: 'GET',
    path: '/products/imports',
    access: 'admin',
    summary: 'The latest 20 imports, the newest first',
    status: 200,
    response: ok({ imports: z.array(importSchema) }),
  },
  createImport: {
    method: 'POST',
    path: '/products/imports',
    access: 'admin',
    summary: 'Announce a file of products, at most 15 MB. Its pieces of 256 KB follow',
    body: importInputSchema,
    creates: true,
    status: 201,
    response: done({ import: importSchema }),
  },
  addImportPiece: {
    method: 'PUT',
    path: '/products/imports/:id/pieces/:number',
    access: 'admin',
    summary: 'Store a piece of the file, counted from 1. After the last, the import is `ready`',
    params: importPieceParams,
    body: importPieceSchema,
    hasLargeBody: true,
    status: 200,
    response: done({ import: importSchema }),
  },
  addImportPhoto: {
    method: 'PUT',
    path: '/products/imports/:id/photos',
    access: 'admin',
    summary:
      'Send a photo that the file names, the file field `photo`, before the import begins; one of the same name is replaced',
    params: idParams,
    body: importPhotoInputSchema,
    encoding: 'multipart',
    status: 200,
    response: done({ import: importSchema }),
  },
  listImportPhotos: {
    method: 'GET',
    path: '/products/imports/:id/photos',
    access: 'admin',
    summary: 'The photos that the imported products get, and what became of each',
    params: idParams,
    query: importPhotosQuerySchema,
    status: 200,
    response: ok({ photos: z.array(importPhotoSchema), total: z.int() }),
  },
  updateImport: {
    method: 'PUT',
    path: '/products/imports/:id',
    access: 'admin',
    summary:
      '`check` the file, which writes nothing; `start` what was checked; `pause`, `continue` or `cancel` it. 409 in a state that does not allow it',
    params: idParams,
    body: importEditSchema,
    status: 200,
    response: done({ import: importSchema }),
  },
  getImport: {
    method: 'GET',
    path: '/products/imports/:id',
    access: 'admin',
    summary: 'One import, with the columns that headers can be assigned to',
    params: idParams,
    status: 200,
    response: ok({ import: importSchema, choices: z.array(importColumnSchema) }),
  },
  listImportRemarks: {
    method: 'GET',
    path: '/products/imports/:id/remarks',
    access: 'admin',
    summary: 'What the last check or the import says about lines of the file, problems first',
    params: idParams,
    query: listQuerySchema,
    status: 200,
    response: ok({ remarks: z.array(importRemarkSchema), total: z.int() }),
  },
  exportWrongRows: {
    method: 'GET',
    path: '/products/imports/:id/wrong-rows',
    access: 'admin',
    summary:
      'The rows of refused products as a CSV file in the columns of their own file, with a column `Problem`',
    params: idParams,
    status: 200,
    response: 'file',
  },
  listImportResults: {
    method: 'GET',
    path: '/products/imports/:id/products',
    access: 'admin',
    summary: 'The products of a checked file with one outcome, field by field',
    params: idParams,
    query: importResultsQuerySchema,
    status: 200,
    response: ok({ results: z.array(importResultSchema), total: z.int() }),
  },
} as const satisfies Record<string, Endpoint>;
