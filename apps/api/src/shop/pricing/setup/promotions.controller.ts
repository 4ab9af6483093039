import { findPage, inTransaction } from '@shop/mongo';
import {
  promotionFaults,
  SUCCESS_TEXTS,
  type endpoints,
  type PromotionFault,
  type StoredPromotion,
} from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { badRequest, notFound } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import { DATE_ORDERS } from '../../../platform/date-order.js';
import { PromotionCodeModel } from '../codes/promotion-code.model.js';
import { promotionSums, sumsIn } from '../uses/promotion-sums.js';
import { missingNames } from './missing-names.js';
import { promotionsNamed } from './promotions-named.js';
import { PROMOTIONS } from './rule-kind.js';
import { PromotionModel, type PromotionRecord } from './rule.model.js';
import { promotionView } from './rule.view.js';
import { createRule, deleteRule, refusingTakenCode, updateRule } from './save-rule.js';

/** Promotions as they are shown. Uses that are not limited have no counter: they are those of the orders. */
async function shown(records: readonly PromotionRecord[]): Promise<StoredPromotion[]> {
  const [sums, missing] = await Promise.all([
    records.every(hasCounter) ? undefined : promotionSums(),
    missingNames(records),
  ]);
  return records.map((one) => {
    const id = one._id.toHexString();
    const { used = 0, spentCents = 0 } = sums?.get(id) ?? {};
    const gone = missing.get(id) ?? [];
    const ofOrders = { ...one, used, spentCents, usedBefore: 0, spentBeforeCents: 0 };
    return {
      ...promotionView(hasCounter(one) ? one : ofOrders),
      ...(gone.length > 0 && { missing: gone }),
    };
  });
}

function hasCounter({ rule: { limits } }: Pick<PromotionRecord, 'rule'>): boolean {
  return limits?.uses !== undefined || limits?.budget !== undefined;
}

const keyOf = ({ field, message }: PromotionFault) => `${field}: ${message}`;

/** @throws HttpError 400 for what is wrong with a promotion, unless that was so before. */
function assertSound(rule: PromotionRecord['rule'], before: PromotionRecord): void {
  const known = new Set(promotionFaults(promotionView(before)).map(keyOf));
  const faults = promotionFaults(rule).filter((fault) => !known.has(keyOf(fault)));
  const [fault] = faults;
  if (fault) throw badRequest(fault.message, faults);
}

/** A limit that is set later counts what orders used until then. */
function countedBefore(rule: PromotionRecord['rule']) {
  return async (before: PromotionRecord, session: ClientSession) => {
    assertSound(rule, before);
    if (hasCounter(before) || !hasCounter({ rule })) return {};
    const { used = 0, spentCents = 0 } =
      (await sumsIn(session)).get(before._id.toHexString()) ?? {};
    return { usedBefore: used - before.used, spentBeforeCents: spentCents - before.spentCents };
  };
}

async function shownOne(record: PromotionRecord): Promise<StoredPromotion> {
  const [promotion = promotionView(record)] = await shown([record]);
  return promotion;
}

export const list: Controller<typeof endpoints.listPromotions> = async ({ query }) => {
  const filter = query.search ? { _id: { $in: await promotionsNamed(query.search) } } : {};
  const sort = DATE_ORDERS[query.sort];
  const { rows, total } = await findPage(PromotionModel, { filter, sort }, query);
  return { success: true, promotions: await shown(rows), total };
};

export const get: Controller<typeof endpoints.getPromotion> = async ({ params }) => {
  const promotion = await PromotionModel.findById(params.id).lean();
  if (!promotion) throw notFound(PROMOTIONS.label);
  return { success: true, promotion: await shownOne(promotion) };
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
  const seen = { id: params.id, version };
  const record = await updateRule(PROMOTIONS, seen, rule, actor, countedBefore(rule));
  const promotion = await shownOne(record);
  return { success: true, message: SUCCESS_TEXTS.ruleSaved(promotion.name), promotion };
};

export const remove: Controller<typeof endpoints.deletePromotion> = async ({
  params,
  body,
  actor,
}) => {
  const seen = { ...body, id: params.id };
  const name = await inTransaction((session) => deleteRule(PROMOTIONS, seen, actor, session));
  // Without their promotion they are no codes any more, so they may go later than it.
  await PromotionCodeModel.deleteMany({ promotion: params.id });
  return { success: true, message: SUCCESS_TEXTS.ruleDeleted(name) };
};
