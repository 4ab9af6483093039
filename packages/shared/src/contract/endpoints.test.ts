import { describe, expect, it } from 'vitest';
import { ADMIN_WRITES, BULK_WRITES } from '../audit/audit.js';
import type { Endpoint } from './endpoint.js';
import { endpoints } from './endpoints.js';

const all: [string, Endpoint][] = Object.entries(endpoints);

describe('the contract', () => {
  it('has each method and path once', () => {
    const calls = all.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it.each(all)('%s has a schema for every parameter in its path', (_name, { path, params }) => {
    expect(params !== undefined).toBe(path.includes('/:'));
  });

  it('audits every write that only administrators may make', () => {
    const writes = all.filter(([, { access, method }]) => access === 'admin' && method !== 'GET');
    const audited = [...ADMIN_WRITES, ...Object.keys(BULK_WRITES)];
    expect(writes.map(([name]) => name).sort()).toEqual(audited.sort());
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
