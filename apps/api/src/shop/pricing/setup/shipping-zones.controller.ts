import { findPage, NEWEST_FIRST } from '@shop/mongo';
import { SUCCESS_TEXTS, type endpoints, type ShippingZoneInput } from '@shop/shared';
import { Types } from 'mongoose';
import { notFound } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import { deleteZone } from './delete-zone.js';
import { SHIPPING_ZONES } from './rule-kind.js';
import { ShippingZoneModel } from './rule.model.js';
import { shippingZoneView } from './rule.view.js';
import { createRule, updateRule } from './save-rule.js';

/** Gives each new method an id, by which orders choose it. */
function withIds<Zone extends ShippingZoneInput>(zone: Zone) {
  const methods = zone.methods.map(({ _id = new Types.ObjectId().toHexString(), ...method }) => ({
    ...method,
    _id,
  }));
  return { ...zone, methods };
}

export const list: Controller<typeof endpoints.listShippingZones> = async ({ query }) => {
  const spec = { filter: {}, sort: NEWEST_FIRST };
  const { rows, total } = await findPage(ShippingZoneModel, spec, query);
  return { success: true, shippingZones: rows.map(shippingZoneView), total };
};

export const get: Controller<typeof endpoints.getShippingZone> = async ({ params }) => {
  const zone = await ShippingZoneModel.findById(params.id).lean();
  if (!zone) throw notFound(SHIPPING_ZONES.label);
  return { success: true, shippingZone: shippingZoneView(zone) };
};

export const create: Controller<typeof endpoints.createShippingZone> = ({ body, actor }) => {
  const zone = withIds(body);
  return {
    create: async (session) => {
      const record = await createRule(SHIPPING_ZONES, zone, actor, session);
      const message = SUCCESS_TEXTS.ruleSaved(zone.name);
      return { reply: { success: true, message, shippingZone: shippingZoneView(record) } };
    },
  };
};

export const update: Controller<typeof endpoints.updateShippingZone> = async ({
  params,
  body: { version, ...zone },
  actor,
}) => {
  const seen = { id: params.id, version };
  const record = await updateRule(SHIPPING_ZONES, seen, withIds(zone), actor);
  const message = SUCCESS_TEXTS.ruleSaved(zone.name);
  return { success: true, message, shippingZone: shippingZoneView(record) };
};

export const remove: Controller<typeof endpoints.deleteShippingZone> = async ({
  params,
  body,
  actor,
}) => {
  const name = await deleteZone({ ...body, id: params.id }, actor);
  return { success: true, message: SUCCESS_TEXTS.ruleDeleted(name) };
};
