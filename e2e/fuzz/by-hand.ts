import { endpoints } from '@shop/shared';
import { attendToMails, wordMails } from './mails/attend-to-mails.js';
import { INVITATION_CALLS, inviteStaff } from './invite-staff.js';
import { mustSucceed } from './must-succeed.js';
import { sendBack } from './returns.js';
import { PROGRAM_CALLS, tellPrograms } from './tell-programs.js';
import type { Mailbox } from './mails/mailbox.js';
import { png } from './inputs/pictures.js';
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
export async function callByHand(origin: string, mailbox: Mailbox): Promise<string[]> {
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
  const book = await shopper.call(endpoints.getAddresses);
  const addresses = [{ line1: 'Main Street 1', country: 'AT' }];
  await shopper.call(endpoints.saveAddresses, { body: { addresses, version: book.version } });
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
  await changeBrands(admin);
  await changeRules(admin);
  await showCategory(admin);
  await showLogo(admin);
  const buyer = await visitor.signIn(await buildShopper(visitor));
  await buyUnsent(admin, buyer);
  await attendToMails(admin, buyer);
  await wordMails(admin);
  await sendBack(admin, buyer);
  await waitForStock(buyer);
  await tellPrograms(admin);
  await inviteStaff(visitor, admin, mailbox);
  const forgetful = await buildShopper(visitor);
  await visitor.call(endpoints.sendResetLink, { body: { email: forgetful.email } });
  const link = await mailbox.linkToken('reset-password', forgetful.email);
  const newpassword = 'A new password';
  await visitor.call(endpoints.resetPasswordByLink, { body: { token: link, newpassword } });
  return [
    ...PROGRAM_CALLS,
    ...INVITATION_CALLS,
    'resetPasswordByLink',
    'endSession',
    'keepCart',
    'saveAddresses',
    'turnOnSecondFactor',
    'turnOffSecondFactor',
    'resetSecondFactor',
    'askForStock',
    'updateMailSettings',
    'previewMail',
    'sendTestMail',
    'addPhoto',
    'arrangePhotos',
    'replacePhoto',
    'removePhoto',
    'addImportPiece',
    'addImportPhoto',
    'listImportPhotos',
    'updateImport',
    'getImport',
    'listImportRemarks',
    'exportWrongRows',
    'listImportResults',
    'updateBrand',
    'mergeBrand',
    'deleteBrand',
    'createPromotion',
    'updatePromotion',
    'previewPromotion',
    'generateCodes',
    'exportCodes',
    'updateTaxRate',
    'getCategoryPhoto',
    'saveShopPicture',
    'getShopPicture',
    'placeOrder',
    'correctOrderAddress',
    'quoteRefund',
    'refundOrder',
    'markOrderPaid',
    'addParcel',
    'removeParcel',
    'requestReturn',
    'setReturnPhoto',
    'getMyReturnPhoto',
    'getReturnPhoto',
    'cancelReturn',
    'withdrawFromOrder',
    'decideReturn',
    'receiveReturn',
    'refundReturn',
    'exchangeReturn',
    'updateSettings',
    'resendMail',
    'repeatJob',
    'discardJob',
  ];
}

/** Asks for a mail when something sold out is back. */
async function waitForStock(shopper: ApiClient): Promise<void> {
  const soldOut = (await shopper.products()).find(({ quantity }) => quantity === 0);
  await shopper.call(endpoints.askForStock, { body: { product: soldOut?._id ?? '' } });
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

/** Renames, merges and deletes brands of a product that is deleted again. */
async function changeBrands(admin: ApiClient): Promise<void> {
  const { category } = await admin.call(endpoints.listCategories);
  const madeBy = async (brand: string) => {
    const { product } = await admin.call(endpoints.createProduct, {
      body: {
        name: 'Made by hand',
        description: 'Made by hand',
        price: '10',
        quantity: '1',
        category: category[0]?._id ?? '',
        brand,
      },
    });
    return { params: { id: product._id }, brand: { id: product.brand?._id ?? '' } };
  };
  const first = await madeBy('First by hand');
  const second = await madeBy('Second by hand');
  await admin.call(endpoints.updateBrand, { params: first.brand, body: { name: 'By hand' } });
  await admin.call(endpoints.mergeBrand, { params: first.brand, body: { into: 'Second by hand' } });
  await admin.call(endpoints.deleteProduct, { params: first.params });
  await admin.call(endpoints.deleteProduct, { params: second.params });
  await admin.call(endpoints.deleteBrand, { params: second.brand });
}

/** Makes and changes a promotion that is switched off, and changes a rate of a zone where nobody lives. */
async function changeRules(admin: ApiClient): Promise<void> {
  const rule = {
    name: 'Made by hand',
    isEnabled: false,
    kind: 'percent',
    scope: 'order',
    value: 5,
  } as const;
  const made = (await admin.call(endpoints.createPromotion, { body: rule })).promotion;
  await admin.call(endpoints.updatePromotion, {
    params: { id: made._id },
    body: { ...rule, value: 6, version: made.version },
  });
  const params = { id: made._id };
  await admin.call(endpoints.updatePromotion, {
    params,
    body: { ...rule, generatesCodes: true, version: made.version + 1 },
  });
  await admin.call(endpoints.generateCodes, { params, body: { count: 3 } });
  await admin.call(endpoints.exportCodes, { params });
  await admin.call(endpoints.previewPromotion, { body: { promotion: rule } });
  const zone = { name: 'Made by hand', countries: ['AQ'], methods: [] };
  const { shippingZone } = await admin.call(endpoints.createShippingZone, { body: zone });
  const rate = { name: 'Made by hand', zone: shippingZone._id, rate: 1 };
  const { taxRate } = await admin.call(endpoints.createTaxRate, { body: rate });
  await admin.call(endpoints.updateTaxRate, {
    params: { id: taxRate._id },
    body: { ...rate, rate: 2, version: taxRate.version },
  });
}

/** Gives a category a photo, and reads it. */
async function showCategory(admin: ApiClient): Promise<void> {
  const { category } = await admin.call(endpoints.createCategory, {
    body: { name: 'Made by hand' },
  });
  const params = { id: category._id };
  const photo = new Blob([new Uint8Array(png(90, 90))]);
  await admin.call(endpoints.saveCategoryPhoto, { params, body: { photo } });
  mustSucceed(await admin.send(endpoints.getCategoryPhoto, { params }));
}

/** Gives the shop a logo, and reads it. */
async function showLogo(admin: ApiClient): Promise<void> {
  const params = { kind: 'logo' } as const;
  const photo = new Blob([new Uint8Array(png(90, 90))]);
  await admin.call(endpoints.saveShopPicture, { params, body: { photo } });
  mustSucceed(await admin.send(endpoints.getShopPicture, { params }));
}

/** Buys a product that is not sent: with zones, one that is sent needs an address in one of them. */
async function buyUnsent(admin: ApiClient, shopper: ApiClient): Promise<void> {
  const [category] = (await admin.call(endpoints.listCategories)).category;
  const body = {
    name: 'Made by hand',
    description: 'Not sent',
    price: '10',
    quantity: '5',
    category: category?._id ?? '',
  };
  const { product } = await admin.call(endpoints.createProduct, { body });
  const reply = await shopper.placeOrder([{ product: product._id, quantity: 1 }], 'by-hand');
  if (!reply.ok) throw new Error(await reply.text());
  const [order] = await shopper.call(endpoints.listMyOrders);
  await admin.call(endpoints.correctOrderAddress, {
    params: { orderId: order?._id ?? '' },
    body: { address: { city: 'Vienna', country: 'AT' } },
  });
  const refund = { params: { number: String(order?.number) }, body: { amount: 1 } };
  await admin.call(endpoints.quoteRefund, refund);
  await admin.call(endpoints.refundOrder, refund);
  await buyByTransfer(admin, shopper, product._id);
}

/** An order that is paid by hand. */
async function buyByTransfer(admin: ApiClient, shopper: ApiClient, product: string): Promise<void> {
  const { settings } = await admin.call(endpoints.getSettings);
  const offering = { ...settings, bankTransferText: 'To our account' };
  await admin.call(endpoints.updateSettings, { body: offering });
  const { order } = await shopper.call(endpoints.placeOrder, {
    headers: { 'idempotency-key': 'by-transfer' },
    body: { items: [{ product, quantity: 1 }], payment: 'manual:bank-transfer' },
  });
  await admin.call(endpoints.markOrderPaid, { params: { orderId: order._id } });
}
