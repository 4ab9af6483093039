import { endpoints } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';
import { png } from '../inputs/pictures.js';

/** The names of the calls that `importFile` makes. */
export const IMPORT_CALLS = [
  'addImportPiece',
  'addImportPhoto',
  'listImportPhotos',
  'updateImport',
  'getImport',
  'listImportRemarks',
  'exportWrongRows',
  'listImportResults',
];

/** Sends a file, has it checked, and cancels the import. */
export async function importFile(admin: ApiClient): Promise<void> {
  const file = Buffer.from('Title,Price\nSomething imported,20\n');
  const announced = await admin.call(endpoints.createImport, {
    body: { name: 'products.csv', size: file.length },
  });
  const params = { id: announced.import._id };
  const body = { bytes: file.toString('base64') };
  await admin.call(endpoints.addImportPiece, { params: { ...params, number: 1 }, body });
  const photo = new Blob([new Uint8Array(png(90, 90))]);
  await admin.call(endpoints.addImportPhoto, { params, body: { name: 'a.png', photo } });
  await admin.call(endpoints.listImportPhotos, { params });
  await admin.call(endpoints.updateImport, { params, body: { action: 'check' } });
  await admin.call(endpoints.getImport, { params });
  await admin.call(endpoints.listImportRemarks, { params });
  await admin.call(endpoints.exportWrongRows, { params });
  await admin.call(endpoints.listImportResults, { params });
  await admin.call(endpoints.updateImport, { params, body: { action: 'cancel' } });
}
