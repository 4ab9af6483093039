import { DELETED_USER, ROLE } from '@shop/shared';
import { buildUser } from '../factories.js';
import { buildInvitation } from '../invitations.js';
import { buildUserWithSecondFactor } from '../second-factors.js';
import type { BuildWrite } from './write.js';

/** A customer on the phone. */
export const NEW_CUSTOMER = {
  name: 'Ada Caller',
  email: 'caller@example.com',
  phone: '+43 1 234 5678',
  address: '1 High Street, Graz',
};

/** Those of other people’s accounts. */
export const userWrites = {
  updateUserRole: async () => {
    const { id, email } = await buildUser();
    return {
      input: { params: { userId: id }, body: { role: ROLE.admin } },
      entry: {
        subject: { kind: 'user', _id: id, name: email },
        before: { role: ROLE.shopper },
        after: { role: ROLE.admin },
      },
    };
  },
  updateStaff: async () => {
    const { id, email } = await buildUser();
    return {
      input: { params: { userId: id }, body: { permissions: ['orders'] } },
      entry: {
        subject: { kind: 'user', _id: id, name: email },
        before: { permissions: '' },
        after: { permissions: 'orders' },
      },
    };
  },
  inviteStaff: () =>
    Promise.resolve({
      input: { body: { email: 'ada@example.com', permissions: ['orders'] } },
      entry: {
        subject: { kind: 'invitation', name: 'ada@example.com' },
        before: null,
        after: { permissions: 'orders' },
      },
    }),
  renewInvitation: async () => {
    const { id, email } = await buildInvitation();
    return {
      input: { params: { id } },
      entry: { subject: { kind: 'invitation', _id: id, name: email }, before: null, after: null },
    };
  },
  withdrawInvitation: async () => {
    const { id, email } = await buildInvitation();
    return {
      input: { params: { id } },
      entry: {
        subject: { kind: 'invitation', _id: id, name: email },
        before: { permissions: 'orders' },
        after: null,
      },
    };
  },
  updateTaxExemption: async () => {
    const { id, email } = await buildUser();
    return {
      input: { params: { userId: id }, body: { country: 'AT', number: 'ATU12345678' } },
      entry: {
        subject: { kind: 'user', _id: id, name: email },
        before: { taxExempt: false },
        after: { taxExempt: true },
      },
    };
  },
  updateUserTags: async () => {
    const { id, email } = await buildUser();
    return {
      input: { params: { userId: id }, body: { tags: ['Newsletter'], tagsBefore: [] } },
      entry: {
        subject: { kind: 'user', _id: id, name: email },
        before: { tags: 0 },
        after: { tags: 1 },
      },
    };
  },
  createCustomer: () =>
    Promise.resolve({
      input: { body: { ...NEW_CUSTOMER } },
      entry: {
        subject: { kind: 'user', name: NEW_CUSTOMER.email },
        before: null,
        after: { role: ROLE.shopper },
      },
    }),
  addCustomerNote: async () => {
    const { id, email } = await buildUser();
    return {
      input: { params: { userId: id }, body: { text: 'Prefers a call' } },
      entry: {
        subject: { kind: 'user', _id: id, name: email },
        before: { notes: 0 },
        after: { notes: 1 },
      },
    };
  },
  exportCustomers: () =>
    Promise.resolve({
      input: { query: { tag: 'VIP', search: 'ada' } },
      entry: {
        subject: { kind: 'customerList', name: 'Customers' },
        before: null,
        after: { tag: true, search: true },
      },
    }),
  resetSecondFactor: async () => {
    const { id, email } = await buildUserWithSecondFactor();
    return {
      input: { params: { userId: id } },
      entry: {
        subject: { kind: 'user', _id: id, name: email },
        before: { secondFactor: true },
        after: { secondFactor: false },
      },
    };
  },
  downloadUserData: async () => {
    const { id, email } = await buildUser();
    return {
      input: { params: { userId: id } },
      entry: { subject: { kind: 'user', _id: id, name: email }, before: null, after: null },
    };
  },
  deleteUser: async () => {
    const { id } = await buildUser();
    return {
      input: { params: { userId: id } },
      entry: { subject: { kind: 'user', _id: id, name: DELETED_USER }, before: null, after: null },
    };
  },
} as const satisfies Record<string, BuildWrite>;
