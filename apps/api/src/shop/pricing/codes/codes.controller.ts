import { FileReply } from '@shop/http';
import type { Actor } from '@shop/http/access';
import { notFound } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import { inTransaction } from '@shop/mongo';
import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import { stringify } from 'csv-stringify/sync';
import type { ClientSession } from 'mongoose';
import { recordAuditEntry } from '../../audit/index.js';
import { PromotionModel } from '../setup/rule.model.js';
import { generateCodes } from './generate-codes.js';
import { PromotionCodeModel } from './promotion-code.model.js';

const BATCH = 500;

async function countsOf(promotion: string, session: ClientSession | null = null) {
  // One after the other: a transaction runs one operation at a time.
  const total = await PromotionCodeModel.countDocuments({ promotion }).session(session);
  const isUsed = { promotion, usedBy: { $exists: true } };
  return { total, used: await PromotionCodeModel.countDocuments(isUsed).session(session) };
}

async function assertPromotion(id: string): Promise<void> {
  if (!(await PromotionModel.exists({ _id: id }))) throw notFound('Promotion');
}

export const generate: Controller<typeof endpoints.generateCodes> = ({ params, body, actor }) => ({
  create: async (session) => {
    await generateCodes({ promotion: params.id, ...body }, actor, session);
    const message = SUCCESS_TEXTS.codesGenerated(body.count);
    const codes = await countsOf(params.id, session);
    return { reply: { success: true, message, codes } };
  },
});

export const count: Controller<typeof endpoints.countCodes> = async ({ params }) => {
  await assertPromotion(params.id);
  return { success: true, codes: await countsOf(params.id) };
};

export const exportAll: Controller<typeof endpoints.exportCodes> = async ({ params, actor }) => {
  await inTransaction((session) => recordExport(params.id, actor, session));
  return new FileReply(`codes-${params.id}.csv`, csvOf(params.id));
};

/** Codes are worth money, so the log says who has them. */
async function recordExport(id: string, by: Actor, session: ClientSession): Promise<void> {
  const promotion = await PromotionModel.findById(id, null, { session }).lean();
  if (!promotion) throw notFound('Promotion');
  const { _id, rule } = promotion;
  const { total } = await countsOf(id, session);
  await recordAuditEntry(
    {
      action: 'exportCodes',
      by,
      subject: { kind: 'promotion', _id, name: rule.name },
      before: null,
      after: { codes: total },
    },
    session,
  );
}

/** A line for each code. Reads them in batches: there may be tens of thousands. */
async function* csvOf(promotion: string): AsyncIterable<string> {
  yield lineOf(['Code', 'Used', 'Used at']);
  let after = '';
  for (;;) {
    const codes = await PromotionCodeModel.find({ promotion, _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean();
    for (const { _id, usedAt } of codes)
      yield lineOf([_id, usedAt ? 'yes' : 'no', usedAt?.toISOString() ?? '']);
    if (codes.length < BATCH) return;
    after = codes.at(-1)?._id ?? '';
  }
}

function lineOf(cells: string[]): string {
  return stringify([cells], { escape_formulas: true, record_delimiter: 'windows' });
}
