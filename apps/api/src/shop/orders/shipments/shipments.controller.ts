import type { Controller } from '@shop/http/route';
import type { endpoints } from '@shop/shared';
import { planShipments, setShipments } from './set-shipments.js';

export const preview: Controller<typeof endpoints.previewShipments> = async ({ body }) => {
  return { success: true, shipments: await planShipments(body.shipments) };
};

export const setMany: Controller<typeof endpoints.setOrderShipments> = async ({
  body,
  actor,
  client,
}) => {
  const results = await setShipments(body.shipments, actor, client);
  const count = results.filter(({ outcome }) => outcome === 'done').length;
  const message = `${count} of ${results.length} tracking numbers saved`;
  return { success: true, message, results };
};
