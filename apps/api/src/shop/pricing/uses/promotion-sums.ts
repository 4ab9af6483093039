import { inTransaction } from '@shop/mongo';
import type { AppliedPromotion } from '@shop/shared';
import { isValidObjectId, Types, type ClientSession } from 'mongoose';
import { whileOpen, type Ongoing } from '../../../platform/while-open.js';
import { PromotionModel } from '../setup/rule.model.js';
import { PromotionSumModel, PromotionUseModel, type PromotionSum } from './promotion-use.model.js';

/** What is not added up yet is read with each list of promotions, so it has to stay little. */
const ADD_UP_EVERY_MS = 30_000;
/** How many orders one transaction adds up. */
const BATCH = 500;

type Sums = ReadonlyMap<string, PromotionSum>;

/** Records, in the transaction of an order that is placed or reopened (1) or cancelled (-1), which promotions it uses. */
export async function recordUses(
  applied: readonly AppliedPromotion[] = [],
  sign: 1 | -1,
  session: ClientSession,
): Promise<void> {
  if (applied.length === 0) return;
  const uses = applied.map(({ promotion: _id, amountCents }) => ({
    _id,
    used: sign,
    spentCents: sign * amountCents,
  }));
  // Bypasses the model: the fields are valid already, and checking them again would slow down checkouts.
  await PromotionUseModel.collection.insertOne({ _id: new Types.ObjectId(), uses }, { session });
}

/** What orders that are not cancelled used of all promotions up to now, by their ids. */
export function promotionSums(): Promise<Sums> {
  // One moment: what is added up in between would count twice, or not at all.
  return inTransaction(sumsIn);
}

/** The same inside a transaction. */
export async function sumsIn(session: ClientSession): Promise<Sums> {
  const sums = await PromotionSumModel.find({}, null, { session }).lean();
  const rest = await PromotionUseModel.find({}, null, { session }).lean();
  return added([...sums, ...rest.flatMap(({ uses }) => uses)]);
}

/** What all orders used of a promotion, added up or not, inside a transaction. */
export async function sumOfAll(promotion: string, session: ClientSession): Promise<PromotionSum> {
  const sum = await PromotionSumModel.findById(promotion, null, { session }).lean();
  const rest = await PromotionUseModel.find({ 'uses._id': promotion }, null, { session }).lean();
  const own = rest.flatMap(({ uses }) => uses.filter(({ _id }) => _id === promotion));
  const none = { _id: promotion, used: 0, spentCents: 0 };
  return added([...(sum ? [sum] : []), ...own]).get(promotion) ?? none;
}

/** Adds the uses up, as long as the shop is open. */
export function startAddingUp(): Ongoing {
  const failure = 'The uses of promotions could not be added up';
  return whileOpen(addUpUses, { everyMs: ADD_UP_EVERY_MS, failure });
}

/**
 * Moves recorded uses into the sums, in one transaction: each counts once, whenever the shop is killed and however many
 * instances do this. A limit that was set while orders were being placed counts these, too.
 * @returns whether there are more.
 */
export function addUpUses(): Promise<boolean> {
  return inTransaction(async (session) => {
    const records = await PromotionUseModel.find({}, null, { session, limit: BATCH }).lean();
    if (records.length === 0) return false;
    const sums = added(records.flatMap(({ uses }) => uses));
    await PromotionSumModel.bulkWrite(
      [...sums.values()].map(({ _id, ...more }) => ({
        updateOne: { filter: { _id }, update: { $inc: more }, upsert: true },
      })),
      { session },
    );
    await PromotionUseModel.deleteMany(
      { _id: { $in: records.map(({ _id }) => _id) } },
      { session },
    );
    if (records.length === BATCH) return true;
    await countLate([...sums.keys()], session);
    return false;
  });
}

/** Counts the orders that were placed while their promotion was being limited: they knew of no limit. */
async function countLate(promotions: readonly string[], session: ClientSession): Promise<void> {
  const limited = await PromotionModel.find(
    {
      _id: { $in: promotions.filter((id) => isValidObjectId(id)) },
      $or: [{ 'rule.limits.uses': { $exists: true } }, { 'rule.limits.budget': { $exists: true } }],
    },
    { used: 1, spentCents: 1, usedBefore: 1, spentBeforeCents: 1 },
    { session },
  ).lean();
  if (limited.length === 0) return;
  const all = await PromotionSumModel.find({ _id: { $in: promotions } }, null, { session }).lean();
  for (const { _id, used, spentCents, ...before } of limited) {
    const sum = all.find((one) => one._id === _id.toHexString());
    const usedBefore = (sum?.used ?? 0) - used;
    const spentBeforeCents = (sum?.spentCents ?? 0) - spentCents;
    const { usedBefore: counted = 0, spentBeforeCents: countedCents = 0 } = before;
    if (usedBefore === counted && spentBeforeCents === countedCents) continue;
    await PromotionModel.updateOne(
      { _id },
      { $set: { usedBefore, spentBeforeCents } },
      { session },
    );
  }
}

function added(all: readonly PromotionSum[]): Sums {
  const sums = new Map<string, PromotionSum>();
  for (const { _id, used, spentCents } of all) {
    const before = sums.get(_id) ?? { used: 0, spentCents: 0 };
    sums.set(_id, { _id, used: before.used + used, spentCents: before.spentCents + spentCents });
  }
  return sums;
}
