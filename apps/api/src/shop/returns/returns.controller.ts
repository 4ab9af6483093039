import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import type { Controller } from '@shop/http/route';
import { findOrder, presentAdminOrder, presentMyOrder } from '../orders/index.js';
import { carryOutNow, refundMessage, type PaymentDeps } from '../payments/index.js';
import { cancelReturn } from './cancel-return.js';
import { closeReturn } from './close/close-return.js';
import { decideReturn } from './decide-return.js';
import { exchangeReturn } from './exchange-return.js';
import { listReturns } from './list-returns.js';
import { receiveReturn } from './receive-return.js';
import { refundReturn } from './refund-return.js';
import { requestReturn } from './request-return.js';

export const request: Controller<typeof endpoints.requestReturn> = async ({
  params,
  body,
  user,
}) => {
  const { _id } = await findOrder(params.number, { 'buyer._id': user._id });
  return {
    create: async (session) => {
      const buying = { order: _id, buyer: user._id };
      const order = await presentMyOrder(await requestReturn(buying, body, session), session);
      return { reply: { success: true, message: SUCCESS_TEXTS.returnRequested, order } };
    },
  };
};

export const cancel: Controller<typeof endpoints.cancelReturn> = async ({ params, user }) => {
  const order = await presentMyOrder(await cancelReturn(params.id, user._id));
  return { success: true, message: SUCCESS_TEXTS.returnCancelled, order };
};

export const list: Controller<typeof endpoints.listReturns> = async ({ query }) => ({
  success: true,
  ...(await listReturns(query)),
});

export const decide: Controller<typeof endpoints.decideReturn> = async ({
  params,
  body,
  actor,
}) => {
  const order = await decideReturn(params.id, body, actor);
  const text = body.isApproved ? SUCCESS_TEXTS.returnApproved : SUCCESS_TEXTS.returnDeclined;
  return { success: true, message: text(order.number), order: await presentAdminOrder(order) };
};

export const receive: Controller<typeof endpoints.receiveReturn> = async ({
  params,
  body,
  actor,
}) => {
  const order = await receiveReturn(params.id, body, actor);
  const message = SUCCESS_TEXTS.returnReceived(order.number);
  return { success: true, message, order: await presentAdminOrder(order) };
};

export const exchange: Controller<typeof endpoints.exchangeReturn> = async ({
  params,
  body,
  actor,
}) => {
  const order = await exchangeReturn(params.id, body, actor);
  const message = SUCCESS_TEXTS.returnExchanged(order.number);
  return { success: true, message, order: await presentAdminOrder(order) };
};

export const close: Controller<typeof endpoints.closeReturn> = async ({ params, body, actor }) => {
  const order = await closeReturn(params.id, body, actor);
  const message = SUCCESS_TEXTS.returnClosed(order.number);
  return { success: true, message, order: await presentAdminOrder(order) };
};

/** Writes the refund with the return in one transaction, and asks the provider afterwards. */
export function refund(deps: PaymentDeps): Controller<typeof endpoints.refundReturn> {
  return ({ params, body, actor }) => {
    let written: Awaited<ReturnType<typeof refundReturn>> | undefined;
    return {
      create: async (session) => {
        written = await refundReturn(params.id, body, actor, session);
        const { order } = written;
        const message = SUCCESS_TEXTS.refundRequested(order.number);
        const shown = await presentAdminOrder(order, session);
        return { reply: { success: true, message, order: shown }, people: [order.buyer._id] };
      },
      around: async (transaction) => {
        const requested = await transaction();
        const done = written && (await carryOutNow(written, deps));
        if (!done) return requested;
        const message = refundMessage(done.order.number, done.refund);
        return { success: true, message, order: await presentAdminOrder(done.order) };
      },
    };
  };
}
