import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import type { Controller } from '@shop/http/route';
import type { ShopSettings } from '../../settings/index.js';
import { presentAdminOrder } from '../find-order.js';
import { addParcel } from './add-parcel.js';
import { removeParcel } from './remove-parcel.js';

/** Dependencies of the controllers of parcels. */
export interface ParcelDeps {
  settings: Pick<ShopSettings, 'current'>;
}

export const add =
  ({ settings }: ParcelDeps): Controller<typeof endpoints.addParcel> =>
  ({ params, body, actor: admin }) => ({
    create: async (session) => {
      const context = { admin, settings: await settings.current(), session };
      const order = await addParcel(params.orderId, body, context);
      const message = SUCCESS_TEXTS.parcelAdded(order.number);
      const shown = await presentAdminOrder(order, session);
      return { reply: { success: true, message, order: shown }, people: [order.buyer._id] };
    },
  });

export const remove: Controller<typeof endpoints.removeParcel> = async ({ params, actor }) => {
  const order = await removeParcel(params.orderId, params.parcelId, actor);
  const message = SUCCESS_TEXTS.parcelRemoved(order.number);
  return { success: true, message, order: await presentAdminOrder(order) };
};
