import { endpoints } from '@shop/shared';
import { png } from './pictures.js';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';
import { codeOf, turnOnSecondFactor } from '@shop/test-shop/client/second-factor';

const IP = '10.7.0.1';

/**
 * Makes each call that succeeds only with data from an earlier reply, such as a session's id or a current code.
 * @returns the names of the calls that succeeded.
 * @throws Error when the shop refuses.
 */
export async function callByHand(origin: string): Promise<string[]> {
  const visitor = new ApiClient(origin, { ip: IP });
  const credentials = await buildShopper(visitor);
  await visitor.session(credentials);
  const shopper = await visitor.signIn(credentials);
  const { sessions } = await shopper.call(endpoints.listSessions);
  const sessionId = sessions.find(({ current }) => !current)?._id ?? '';
  await shopper.call(endpoints.endSession, { params: { sessionId } });
  const { version } = await shopper.call(endpoints.getCart);
  const kept = await shopper.call(endpoints.keepCart, { body: { items: [], version } });
  await shopper.call(endpoints.keepCart, { body: { items: [], version: kept.version } });
  const { password } = credentials;
  const { token, secret } = await turnOnSecondFactor(shopper, password);
  const body = { password, otp: codeOf(secret) };
  await visitor.as({ ip: IP, token }).call(endpoints.turnOffSecondFactor, { body });
  await turnOnSecondFactor(await visitor.signIn(credentials), password);
  const admin = await visitor.signIn(ADMIN);
  const { users } = await admin.call(endpoints.listUsers, { query: { search: credentials.email } });
  const params = { userId: users[0]?._id ?? '' };
  await admin.call(endpoints.resetSecondFactor, { params });
  await changePhotos(admin);
  await importFile(admin);
  return [
    'endSession',
    'keepCart',
    'turnOnSecondFactor',
    'turnOffSecondFactor',
    'resetSecondFactor',
    'addPhoto',
    'arrangePhotos',
    'replacePhoto',
    'removePhoto',
    'addImportPiece',
    'updateImport',
    'getImport',
    'listImportRemarks',
    'listImportResults',
  ];
}

/** Adds a photo to a product, makes it the first, replaces and removes it. */
async function changePhotos(admin: ApiClient): Promise<void> {
  const [product] = await admin.products();
  const params = { id: product?._id ?? '' };
  const picture = (width: number) => new Blob([new Uint8Array(png(width, 90))]);
  const added = await admin.call(endpoints.addPhoto, { params, body: { photo: picture(90) } });
  const photos = added.photos.map(({ _id }) => ({ _id, alt: 'Arranged' })).reverse();
  const body = { photos, revision: added.revision };
  await admin.call(endpoints.arrangePhotos, { params, body });
  const one = { ...params, photoId: photos[0]?._id ?? '' };
  await admin.call(endpoints.replacePhoto, { params: one, body: { photo: picture(80) } });
  await admin.call(endpoints.removePhoto, { params: one });
}

/** Sends a file, has it checked, and cancels the import. */
async function importFile(admin: ApiClient): Promise<void> {
  const file = Buffer.from('Title,Price\nSomething imported,20\n');
  const announced = await admin.call(endpoints.createImport, {
    body: { name: 'products.csv', size: file.length },
  });
  const params = { id: announced.import._id };
  const body = { bytes: file.toString('base64') };
  await admin.call(endpoints.addImportPiece, { params: { ...params, number: 1 }, body });
  await admin.call(endpoints.updateImport, { params, body: { action: 'check' } });
  await admin.call(endpoints.getImport, { params });
  await admin.call(endpoints.listImportRemarks, { params });
  await admin.call(endpoints.listImportResults, { params });
  await admin.call(endpoints.updateImport, { params, body: { action: 'cancel' } });
}
