import { findPage, NEWEST_FIRST } from '@shop/mongo';
import { SUCCESS_TEXTS, type endpoints, type StoredPromotion } from '@shop/shared';
import { notFound } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import { PromotionCodeModel } from '../codes/promotion-code.model.js';
import { PROMOTIONS } from './rule-kind.js';
import { PromotionModel, type PromotionRecord } from './rule.model.js';
import { promotionView } from './rule.view.js';
import { createRule, deleteRule, refusingTakenCode, updateRule } from './save-rule.js';

/** Dependencies of the controllers of promotions. */
export interface PromotionsDeps {
  /** What orders that are not cancelled used of each promotion, by its id. */
  promotionUses: (
    promotions: readonly string[],
  ) => Promise<ReadonlyMap<string, Pick<PromotionRecord, 'used' | 'spentCents'>>>;
}

/** Promotions as they are shown. Uses that are not limited have no counter: they are those of the orders. */
async function shown(
  records: readonly PromotionRecord[],
  { promotionUses }: PromotionsDeps,
): Promise<StoredPromotion[]> {
  const uncounted = records.filter(({ rule }) => !hasCounter(rule));
  const uses = await promotionUses(uncounted.map(idOf));
  return records.map((one) =>
    promotionView(hasCounter(one.rule) ? one : { ...one, ...(uses.get(idOf(one)) ?? UNUSED) }),
  );
}

const UNUSED = { used: 0, spentCents: 0 };

function idOf({ _id }: PromotionRecord): string {
  return _id.toHexString();
}

function hasCounter({ limits }: PromotionRecord['rule']): boolean {
  return limits?.uses !== undefined || limits?.budget !== undefined;
}

async function shownOne(record: PromotionRecord, deps: PromotionsDeps): Promise<StoredPromotion> {
  const [promotion = promotionView(record)] = await shown([record], deps);
  return promotion;
}

export function list(deps: PromotionsDeps): Controller<typeof endpoints.listPromotions> {
  const spec = { filter: {}, sort: NEWEST_FIRST };
  return async ({ query }) => {
    const { rows, total } = await findPage(PromotionModel, spec, query);
    return { success: true, promotions: await shown(rows, deps), total };
  };
}

export function get(deps: PromotionsDeps): Controller<typeof endpoints.getPromotion> {
  return async ({ params }) => {
    const promotion = await PromotionModel.findById(params.id).lean();
    if (!promotion) throw notFound(PROMOTIONS.label);
    return { success: true, promotion: await shownOne(promotion, deps) };
  };
}

export const create: Controller<typeof endpoints.createPromotion> = ({ body, actor }) => ({
  around: refusingTakenCode,
  create: async (session) => {
    const promotion = promotionView(await createRule(PROMOTIONS, body, actor, session));
    const message = SUCCESS_TEXTS.ruleSaved(promotion.name);
    return { reply: { success: true, message, promotion } };
  },
});

export function update(deps: PromotionsDeps): Controller<typeof endpoints.updatePromotion> {
  return async ({ params, body: { version, ...rule }, actor }) => {
    const record = await updateRule(PROMOTIONS, { id: params.id, version }, rule, actor);
    const promotion = await shownOne(record, deps);
    return { success: true, message: SUCCESS_TEXTS.ruleSaved(promotion.name), promotion };
  };
}

export const remove: Controller<typeof endpoints.deletePromotion> = async ({ params, actor }) => {
  const name = await deleteRule(PROMOTIONS, params.id, actor);
  // Without their promotion they are no codes any more, so they may go later than it.
  await PromotionCodeModel.deleteMany({ promotion: params.id });
  return { success: true, message: SUCCESS_TEXTS.ruleDeleted(name) };
};
