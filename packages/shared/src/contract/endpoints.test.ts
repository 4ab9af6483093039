import { describe, expect, it } from 'vitest';
import { ADMIN_WRITES, RECORDED_AS } from '../audit/audit-actions.js';
import type { Endpoint } from './endpoint.js';
import { endpoints } from './endpoints.js';

const all: [string, Endpoint][] = Object.entries(endpoints);

const ONLY_READS = 'it only reads';

/** Why a POST may be repeated after a lost reply without an `Idempotency-Key` that the contract adds. */
const REPEATABLE_POSTS: Record<string, string> = {
  placeOrder: 'it requires a key of its own, which is stored with the order',
  placeCustomerOrder: 'it requires a key of its own, which is stored with the order',
  placeMyPreparedOrder: 'it requires a key of its own, which is stored with the order',
  sendPreparedOrder: 'each call sends one mail to the same customer',
  cancelMyOrder: 'an order is cancelled once, and then stays as it is',
  checkMyPayment: 'what the provider knows is written once',
  readPayLink: ONLY_READS,
  payByLink: 'an order has one page, and what the provider knows is written once',
  filterProducts: ONLY_READS,
  quoteOrder: ONLY_READS,
  previewPromotion: ONLY_READS,
  quoteRefund: ONLY_READS,
  quoteOrderEdit: ONLY_READS,
  quoteCustomerOrder: ONLY_READS,
  countSearch: 'one search more in the counts is within their accuracy',
  moveProducts: 'a repeated call moves the next products, which the caller wants to move, too',
  mergeCategory: 'a repeated call moves the next products, or finds the category merged',
  mergeBrand: 'a repeated call changes the next products, or finds the brand merged',
  issueInvoices: 'an order has one invoice: a repeated call returns it',
  issueMyInvoice: 'an order has one invoice: a repeated call returns it',
  exportOrders: 'each file that was sent has its audit entry',
  exportLabels: 'each file that was sent has its audit entry',
  exportCustomers: 'each file that was sent has its audit entry',
  exportCodes: 'each file that was sent has its audit entry',
  downloadUserData: 'each file that was sent has its audit entry',
  askForStock: 'a shopper waits for a product once',
  login: 'each sign-in has its own session; one whose token was lost expires',
  renewSession: 'the session stays the same',
  resetPassword: 'the password stays the same',
  sendResetLink: 'each link works once, and all end with the first that is used',
  resetPasswordByLink: 'a link works once',
  startSecondFactor: 'only the last secret counts, and only once it is confirmed',
  turnOnSecondFactor: 'a code works once, and a second factor is turned on once',
  turnOffSecondFactor: 'it removes',
  deleteMyAccount: 'it removes',
  previewMail: ONLY_READS,
  previewShipments: ONLY_READS,
  readInvitation: ONLY_READS,
  acceptInvitation: 'an invitation is accepted once',
  renewInvitation: 'only the last link works',
  sendTestMail: 'each press sends one to whoever presses',
  resendMail: 'a mail that waits is not sent twice, and each repetition has the same Message-ID',
  rotateWebhookSecret:
    'each secret before signs for another day, and the last one can be made again',
  testWebhook: 'each press sends one',
  repeatWebhookDelivery: 'a delivery that waits is sent once, and repetitions have the same id',
  repeatJob: 'a task that is due stays due',
  repeatJobs: 'a repeated call repeats the next tasks, which the caller wants to repeat, too',
  logout: 'it removes',
  endOtherSessions: 'it removes',
  endAllSessions: 'it removes',
};

/** Why what an administrator writes has no audit entry. */
const FLEETING: Record<string, string> = {
  openRecord: 'it is forgotten after half a minute',
  addLongEditPart: 'each product that is changed later has an entry',
  stepLongEdit: 'each product that is changed later has an entry',
};

describe('the contract', () => {
  it('has each method and path once', () => {
    const calls = all.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it.each(all)('%s has a schema for every parameter in its path', (_name, { path, params }) => {
    expect(params !== undefined).toBe(path.includes('/:'));
  });

  it('audits every write that only administrators may make', () => {
    const writes = all.filter(
      ([name, { access, method }]) =>
        access === 'admin' &&
        method !== 'GET' &&
        REPEATABLE_POSTS[name] !== ONLY_READS &&
        !(name in FLEETING),
    );
    const recorded = [...writes.map(([name]) => name), ...Object.values(RECORDED_AS)];
    const known = [...ADMIN_WRITES, ...Object.keys(RECORDED_AS)];
    expect([...new Set(recorded)].sort()).toEqual(known.sort());
  });

  it('takes an Idempotency-Key for every call that creates something', () => {
    const posts = all.filter(([, { method }]) => method === 'POST');
    const unmarked = posts.filter(([, { creates }]) => !creates).map(([name]) => name);
    expect(unmarked.sort()).toEqual(Object.keys(REPEATABLE_POSTS).sort());
    const marked = all.filter(([, { creates }]) => creates);
    expect(marked.length).toBeGreaterThanOrEqual(4);
    for (const [, { method, status, headers, response }] of marked) {
      expect({ method, status, headers }).toEqual({
        method: 'POST',
        status: 201,
        headers: undefined,
      });
      expect(typeof response).toBe('object');
    }
  });

  it('has every call of the specification [S7.1]', () => {
    const calls = all.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, '{}')}`);
    expect(calls).toEqual(
      expect.arrayContaining([
        'GET /category/get-category',
        'GET /products/search/{}',
        'GET /products/product-count',
        'GET /products/product-list/{}',
        'POST /products/product-filters',
        'GET /products/product-photo/{}',
        'GET /products/get-product',
        'GET /products/get-product/{}',
        'GET /products/related-product/{}/{}',
        'GET /products/product-category/{}',
        'POST /products/create-product',
        'PUT /products/update-product/{}',
        'DELETE /products/product/{}',
        'POST /auth/register',
        'POST /auth/login',
        'POST /auth/forgot-password',
        'GET /auth/user-auth',
        'GET /auth/admin-auth',
        'GET /auth/orders',
        'GET /auth/all-orders',
        'GET /auth/all-users',
        'PUT /auth/order-status/{}',
        'PUT /auth/profile',
        'POST /category/create-category',
        'PUT /category/update-category/{}',
        'DELETE /category/delete-category/{}',
        'POST /orders',
      ]),
    );
  });
});
