import { holdsStock, type endpoints } from '@shop/shared';
import { conflict } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import type { ShopSettings } from '../../settings/index.js';
import { withPickUpPlaces } from '../collected/pick-up-places.js';
import { findOrder } from '../find-order.js';
import { invoicesOf, ordersByNumber } from './find-invoices.js';
import { packingSlipView } from './packing-slip.view.js';

/** Dependencies of the controllers of packing slips and invoices. */
export interface DocumentDeps {
  settings: Pick<ShopSettings, 'current'>;
}

export const listSlips: Controller<typeof endpoints.listPackingSlips> = async ({ query }) => {
  const orders = await withPickUpPlaces(await ordersByNumber(query.orders));
  return { success: true, slips: orders.map(packingSlipView) };
};

export function issue({ settings }: DocumentDeps): Controller<typeof endpoints.issueInvoices> {
  return async ({ body, actor }) => {
    const orders = await ordersByNumber(body.orders);
    const context = { settings: await settings.current(), by: actor };
    return { success: true, invoices: await invoicesOf(orders, context) };
  };
}

export function issueMine({ settings }: DocumentDeps): Controller<typeof endpoints.issueMyInvoice> {
  return async ({ params, user }) => {
    const order = await findOrder(params.number, { 'buyer._id': user._id });
    const documents = await invoicesOf([order], { settings: await settings.current() });
    const issued = documents.filter(({ issuedAt }) => issuedAt !== null);
    const invoice = issued.findLast(({ kind, credits }) => kind === 'invoice' && !credits);
    if (!invoice)
      throw conflict(
        holdsStock(order.status)
          ? `Order ${order.number} gets its invoice when it is ${order.invoiceAtPayment ? 'paid' : 'shipped'}`
          : `Order ${order.number} was cancelled and has no invoice`,
      );
    const others = issued.filter((one) => one !== invoice);
    return { success: true, invoice, ...(others.length > 0 && { others }) };
  };
}
