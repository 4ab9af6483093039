import { findPage, inTransaction, NEWEST_FIRST } from '@shop/mongo';
import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import { notFound, wrongField } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import type { ClientSession } from 'mongoose';
import { TAX_RATES } from './rule-kind.js';
import { ShippingZoneModel, TaxRateModel } from './rule.model.js';
import { taxRateView } from './rule.view.js';
import { createRule, deleteRule, updateRule } from './save-rule.js';

/**
 * Keeps a zone from being deleted while a transaction saves a rate of it: it is written, not only read.
 * @throws HttpError 400 if there is none.
 */
async function holdZone(_id: string, session: ClientSession): Promise<void> {
  const held = await ShippingZoneModel.updateOne({ _id }, { $inc: { rateSaves: 1 } }, { session });
  if (held.matchedCount === 0) throw wrongField('zone', 'There is no such zone');
}

export const list: Controller<typeof endpoints.listTaxRates> = async ({ query }) => {
  const { rows, total } = await findPage(TaxRateModel, { filter: {}, sort: NEWEST_FIRST }, query);
  return { success: true, taxRates: rows.map(taxRateView), total };
};

export const get: Controller<typeof endpoints.getTaxRate> = async ({ params }) => {
  const rate = await TaxRateModel.findById(params.id).lean();
  if (!rate) throw notFound(TAX_RATES.label);
  return { success: true, taxRate: taxRateView(rate) };
};

export const create: Controller<typeof endpoints.createTaxRate> = ({ body, actor }) => ({
  create: async (session) => {
    await holdZone(body.zone, session);
    const taxRate = taxRateView(await createRule(TAX_RATES, body, actor, session));
    const message = SUCCESS_TEXTS.ruleSaved(taxRate.name);
    return { reply: { success: true, message, taxRate } };
  },
});

export const update: Controller<typeof endpoints.updateTaxRate> = async ({
  params,
  body: { version, ...rate },
  actor,
}) => {
  const shown = { id: params.id, version };
  const record = await updateRule(TAX_RATES, shown, rate, actor, async (_before, session) => {
    await holdZone(rate.zone, session);
    return {};
  });
  const taxRate = taxRateView(record);
  return { success: true, message: SUCCESS_TEXTS.ruleSaved(taxRate.name), taxRate };
};

export const remove: Controller<typeof endpoints.deleteTaxRate> = async ({
  params,
  body,
  actor,
}) => {
  const seen = { ...body, id: params.id };
  const name = await inTransaction((session) => deleteRule(TAX_RATES, seen, actor, session));
  return { success: true, message: SUCCESS_TEXTS.ruleDeleted(name) };
};
