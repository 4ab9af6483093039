import { findPage, NEWEST_FIRST } from '@shop/mongo';
import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import { notFound } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import { PromotionCodeModel } from '../codes/promotion-code.model.js';
import { PROMOTIONS } from './rule-kind.js';
import { PromotionModel } from './rule.model.js';
import { promotionView } from './rule.view.js';
import { createRule, deleteRule, refusingTakenCode, updateRule } from './save-rule.js';

export const list: Controller<typeof endpoints.listPromotions> = async ({ query }) => {
  const { rows, total } = await findPage(PromotionModel, { filter: {}, sort: NEWEST_FIRST }, query);
  return { success: true, promotions: rows.map(promotionView), total };
};

export const get: Controller<typeof endpoints.getPromotion> = async ({ params }) => {
  const promotion = await PromotionModel.findById(params.id).lean();
  if (!promotion) throw notFound(PROMOTIONS.label);
  return { success: true, promotion: promotionView(promotion) };
};

export const create: Controller<typeof endpoints.createPromotion> = ({ body, actor }) => ({
  around: refusingTakenCode,
  create: async (session) => {
    const promotion = promotionView(await createRule(PROMOTIONS, body, actor, session));
    const message = SUCCESS_TEXTS.ruleSaved(promotion.name);
    return { reply: { success: true, message, promotion } };
  },
});

export const update: Controller<typeof endpoints.updatePromotion> = async ({
  params,
  body: { version, ...rule },
  actor,
}) => {
  const record = await updateRule(PROMOTIONS, { id: params.id, version }, rule, actor);
  const promotion = promotionView(record);
  return { success: true, message: SUCCESS_TEXTS.ruleSaved(promotion.name), promotion };
};

export const remove: Controller<typeof endpoints.deletePromotion> = async ({ params, actor }) => {
  const name = await deleteRule(PROMOTIONS, params.id, actor);
  // Without their promotion they are no codes any more, so they may go later than it.
  await PromotionCodeModel.deleteMany({ promotion: params.id });
  return { success: true, message: SUCCESS_TEXTS.ruleDeleted(name) };
};
