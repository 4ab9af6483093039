import { route } from '@shop/http/route';
import { endpoints } from '@shop/shared';
import * as webhooks from './webhooks.controller.js';

export function webhookRoutes(deps: webhooks.WebhookRoutesDeps) {
  return [
    route(endpoints.listWebhooks, webhooks.list),
    route(endpoints.createWebhook, webhooks.create(deps)),
    route(endpoints.updateWebhook, webhooks.update(deps)),
    route(endpoints.deleteWebhook, webhooks.remove),
    route(endpoints.rotateWebhookSecret, webhooks.rotate),
    route(endpoints.testWebhook, webhooks.test),
    route(endpoints.listWebhookDeliveries, webhooks.listDeliveries),
    route(endpoints.repeatWebhookDelivery, webhooks.repeat),
  ];
}
