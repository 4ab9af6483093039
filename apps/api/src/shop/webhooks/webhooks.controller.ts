import { notFound } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import { findPage } from '@shop/mongo';
import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import { Types } from 'mongoose';
import { DATE_ORDERS } from '../../platform/date-order.js';
import { repeatDelivery } from './repeat-delivery.js';
import {
  createWebhook,
  deleteWebhook,
  refuseUnreachable,
  rotateSecret,
  updateWebhook,
} from './save-webhook.js';
import { sendTest } from './send-test.js';
import type { WebhookWorld } from './send/webhook-address.js';
import { WebhookDeliveryModel } from './webhook-delivery.model.js';
import { WebhookModel } from './webhook.model.js';
import { webhookDeliveryView, webhookView } from './webhook.view.js';

/** Dependencies of the webhooks' controllers. */
export interface WebhookRoutesDeps {
  webhookWorld: WebhookWorld;
}

export const list: Controller<typeof endpoints.listWebhooks> = async () => {
  const webhooks = await WebhookModel.find().sort({ _id: 1 }).lean();
  return { success: true, webhooks: webhooks.map(webhookView) };
};

export function create({
  webhookWorld,
}: WebhookRoutesDeps): Controller<typeof endpoints.createWebhook> {
  return async ({ body, actor }) => {
    await refuseUnreachable(body.url, webhookWorld);
    return {
      create: async (session) => {
        const webhook = await createWebhook(body, actor, session);
        const message = SUCCESS_TEXTS.webhookAdded;
        const { secret } = webhook;
        return { reply: { success: true, message, webhook: webhookView(webhook), secret } };
      },
    };
  };
}

export function update({
  webhookWorld,
}: WebhookRoutesDeps): Controller<typeof endpoints.updateWebhook> {
  return async ({ params, body, actor }) => {
    await refuseUnreachable(body.url, webhookWorld);
    const webhook = webhookView(await updateWebhook(params.id, body, actor));
    return { success: true, message: SUCCESS_TEXTS.webhookSaved, webhook };
  };
}

export const remove: Controller<typeof endpoints.deleteWebhook> = async ({ params, actor }) => {
  await deleteWebhook(params.id, actor);
  return { success: true, message: SUCCESS_TEXTS.webhookDeleted };
};

export const rotate: Controller<typeof endpoints.rotateWebhookSecret> = async ({
  params,
  actor,
}) => {
  const { secret } = await rotateSecret(params.id, actor);
  return { success: true, message: SUCCESS_TEXTS.webhookSecretMade, secret };
};

export const test: Controller<typeof endpoints.testWebhook> = async ({ params, actor }) => {
  const delivery = webhookDeliveryView(await sendTest(params.id, actor));
  return { success: true, message: SUCCESS_TEXTS.webhookTested, delivery };
};

export const listDeliveries: Controller<typeof endpoints.listWebhookDeliveries> = async ({
  params,
  query,
}) => {
  const webhook = new Types.ObjectId(params.id);
  if (!(await WebhookModel.exists({ _id: webhook }))) throw notFound('Address');
  const spec = { filter: { webhook }, sort: DATE_ORDERS[query.sort] };
  const { rows, total } = await findPage(WebhookDeliveryModel, spec, query);
  return { success: true, deliveries: rows.map(webhookDeliveryView), total };
};

export const repeat: Controller<typeof endpoints.repeatWebhookDelivery> = async ({
  params,
  actor,
}) => {
  const delivery = webhookDeliveryView(await repeatDelivery(params.id, actor));
  return { success: true, message: SUCCESS_TEXTS.deliveryRepeated, delivery };
};
