import { z } from 'zod';
import { newCustomerSchema } from '../accounts/accounts.js';
import type { Endpoint } from '../contract/endpoint.js';
import { objectIdSchema } from '../contract/fields.js';
import { done, ok } from '../contract/replies.js';
import { customerGroupEndpoints } from './groups/customer-groups.endpoints.js';
import {
  customerExportQuerySchema,
  customerListQuerySchema,
  customerNoteInputSchema,
  customerRowSchema,
  customerSchema,
} from './customers.js';

const params = z.object({ userId: objectIdSchema });

/** Customers with what they have bought, for administrators. */
export const customerEndpoints = {
  ...customerGroupEndpoints,
  listCustomers: {
    method: 'GET',
    path: '/customers',
    access: 'admin',
    area: 'customers',
    summary:
      'Everyone with an account and what their orders come to, paged, filtered by what they are called, how they are reached and where they live, by tag, by group and by when they registered. To sort by what they spent takes the permission `money`',
    query: customerListQuerySchema,
    status: 200,
    response: ok({ customers: z.array(customerRowSchema), total: z.int() }),
  },
  createCustomer: {
    method: 'POST',
    path: '/customers',
    access: 'admin',
    area: 'customers',
    summary:
      'Make an account for a customer, such as one on the phone; they get a mail that says how to choose a password',
    body: newCustomerSchema,
    creates: true,
    status: 201,
    response: done({ customer: customerSchema }),
  },
  exportCustomers: {
    method: 'POST',
    path: '/customers/export',
    access: 'admin',
    area: 'customers',
    onlyReads: true,
    summary:
      'The customers that match, newest first, as a CSV file, with what they spent for those who have the permission `money`. A POST, because it leaves an audit entry',
    query: customerExportQuerySchema,
    status: 200,
    response: 'csv',
  },
  getCustomer: {
    method: 'GET',
    path: '/customers/:userId',
    access: 'admin',
    area: 'customers',
    summary: 'A customer with their addresses, what their orders come to, and notes',
    params,
    status: 200,
    response: ok({ customer: customerSchema }),
  },
  addCustomerNote: {
    method: 'POST',
    path: '/customers/:userId/notes',
    access: 'admin',
    area: 'customers',
    summary: 'Add a note to a customer, which only administrators see',
    params,
    body: customerNoteInputSchema,
    creates: true,
    status: 201,
    response: done({ customer: customerSchema }),
  },
} as const satisfies Record<string, Endpoint>;
