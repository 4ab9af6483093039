import { endpoints } from '@shop/shared';
import { UserModel } from '../../shop/accounts/index.js';
import { buildAdmin, buildRegistration, buildUser } from '../factories.js';
import { NEW_CUSTOMER } from '../admin-writes/user-writes.js';

/** Calls that create an account, or write something about one. */
export const ACCOUNT_CREATING_CALLS = {
  register: () => {
    const body = buildRegistration();
    return Promise.resolve({
      endpoint: endpoints.register,
      input: () => ({ body }),
      other: () => ({ body: { ...body, name: 'Somebody Else' } }),
      count: () => UserModel.countDocuments({ email: body.email }),
    });
  },
  createCustomer: async () => {
    const { token } = await buildAdmin();
    return {
      endpoint: endpoints.createCustomer,
      input: () => ({ token, body: NEW_CUSTOMER }),
      other: () => ({ token, body: { ...NEW_CUSTOMER, name: 'Bob Caller' } }),
      count: () => UserModel.countDocuments({ email: NEW_CUSTOMER.email }),
    };
  },
  addCustomerNote: async () => {
    const { token } = await buildAdmin();
    const { id } = await buildUser();
    const params = { userId: id };
    return {
      endpoint: endpoints.addCustomerNote,
      input: () => ({ token, params, body: { text: 'Prefers a call' } }),
      other: () => ({ token, params, body: { text: 'Prefers mail' } }),
      count: async () => (await UserModel.findById(id).select('notes').lean())?.notes?.length ?? 0,
    };
  },
};
