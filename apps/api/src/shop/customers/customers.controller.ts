import type { Controller } from '@shop/http/route';
import { forbidden } from '@shop/http/errors';
import { isPermitted, PERMISSION_MISSING, SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import { refusingTakenEmail } from '../accounts/index.js';
import type { UsageLimits } from '../../platform/limits/usage-limits.js';
import type { ShopSettings } from '../settings/index.js';
import { addCustomerNote } from './add-customer-note.js';
import { prepareCustomer } from './create-customer.js';
import { exportCustomers } from './export-customers.js';
import { findCustomer, presentCustomer } from './find-customer.js';
import { listCustomers } from './list-customers.js';

/** Dependencies of the customers' controllers. */
export interface CustomersDeps {
  usageLimits: UsageLimits;
  settings: Pick<ShopSettings, 'current'>;
}

export function list({ settings }: CustomersDeps): Controller<typeof endpoints.listCustomers> {
  return async ({ query, actor }) => {
    // The order of the rows would tell who spent more than whom.
    if (query.sort === 'spent' && !isPermitted(actor, 'money'))
      throw forbidden(PERMISSION_MISSING('money'));
    const { timeZone } = await settings.current();
    return { success: true, ...(await listCustomers(query, timeZone, actor)) };
  };
}

export function exportAll({
  settings,
  usageLimits,
}: CustomersDeps): Controller<typeof endpoints.exportCustomers> {
  return async ({ query, actor, client }) => {
    const account = actor._id.toHexString();
    await usageLimits.count({ kind: 'customerExport', account, address: client.key });
    const { timeZone } = await settings.current();
    return exportCustomers(query, { by: actor, client, timeZone });
  };
}

export const get: Controller<typeof endpoints.getCustomer> = async ({ params }) => {
  const customer = await presentCustomer(await findCustomer(params.userId));
  return { success: true, customer };
};

export const create: Controller<typeof endpoints.createCustomer> = async ({
  body,
  actor,
  client,
}) => {
  const save = await prepareCustomer(body, client);
  return {
    around: refusingTakenEmail,
    create: async (session) => {
      const user = await save(actor, session);
      const customer = await presentCustomer(user, session);
      const message = SUCCESS_TEXTS.customerCreated(user.name);
      return { reply: { success: true, message, customer }, people: [user._id] };
    },
  };
};

export const addNote: Controller<typeof endpoints.addCustomerNote> = ({ params, body, actor }) => ({
  create: async (session) => {
    const user = await addCustomerNote(params.userId, body.text, actor, session);
    const customer = await presentCustomer(user, session);
    const message = SUCCESS_TEXTS.customerNoteAdded;
    return { reply: { success: true, message, customer }, people: [user._id] };
  },
});
