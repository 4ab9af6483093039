import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.js';
import { objectIdSchema } from '../../contract/fields.js';
import { done, ok } from '../../contract/replies.js';
import { MEANWHILE } from '../../pricing/setup/meanwhile.js';
import {
  customerGroupEditSchema,
  customerGroupInputSchema,
  customerGroupSchema,
} from './customer-groups.js';

const params = z.object({ id: objectIdSchema });

/** Groups of customers by rule. Who is in one may depend on amounts, so to save one takes `money` too. */
export const customerGroupEndpoints = {
  listCustomerGroups: {
    method: 'GET',
    path: '/customer-groups',
    access: 'admin',
    area: 'customers',
    summary: 'Groups of customers by rule, with how many are in each, newest first',
    status: 200,
    response: ok({ groups: z.array(customerGroupSchema) }),
  },
  createCustomerGroup: {
    method: 'POST',
    path: '/customer-groups',
    access: 'admin',
    area: 'customers',
    also: ['money'],
    summary: 'Make a group of customers; 409 when there are as many as there can be',
    body: customerGroupInputSchema,
    creates: true,
    status: 201,
    response: done({ group: customerGroupSchema }),
  },
  updateCustomerGroup: {
    method: 'PUT',
    path: '/customer-groups/:id',
    access: 'admin',
    area: 'customers',
    also: ['money'],
    summary: `Save a group of customers; ${MEANWHILE}`,
    params,
    body: customerGroupEditSchema,
    status: 200,
    response: done({ group: customerGroupSchema }),
  },
  deleteCustomerGroup: {
    method: 'DELETE',
    path: '/customer-groups/:id',
    access: 'admin',
    area: 'customers',
    also: ['money'],
    summary: 'Delete a group of customers; promotions that name it apply to nobody in it any more',
    params,
    status: 200,
    response: done({}),
  },
} as const satisfies Record<string, Endpoint>;
