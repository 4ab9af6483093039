import { inTransaction } from '@shop/mongo';
import type { JobHandler } from '@shop/mongo/jobs';
import { Types } from 'mongoose';
import { sendLater } from '../../mail/index.js';
import { checkLater } from './check-later.js';
import { findOffered, offeredOf } from './in-stock.js';
import { StockAlertModel } from './stock-alert.model.js';

/** How many shoppers one job looks after; the next job goes on. */
const BATCH = 100;

/** Writes to those who wait for a product that is in stock again, each of them once. */
export const handleStockAlerts: JobHandler = async ({ data }) => {
  const product = new Types.ObjectId(data.product);
  const after = data.after === undefined ? {} : { _id: { $gt: new Types.ObjectId(data.after) } };
  await inTransaction(async (session) => {
    const alerts = await StockAlertModel.find({ product, toldAt: null, ...after }, null, {
      session,
    })
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean();
    const variants = alerts.flatMap(({ variant }) => variant ?? []);
    const offered = await findOffered(product, variants, session);
    if (!offered) return;
    const ready = alerts.filter(({ variant }) => (offeredOf(offered, variant)?.quantity ?? 0) > 0);
    const toldAt = new Date();
    const told = { _id: { $in: ready.map(({ _id }) => _id) } };
    if (ready.length > 0) await StockAlertModel.updateMany(told, { $set: { toldAt } }, { session });
    for (const { _id: id } of ready)
      await sendLater({ kind: 'backInStock', id, event: String(toldAt.getTime()) }, session);
    const last = alerts.length === BATCH ? alerts.at(-1) : undefined;
    if (last) await checkLater({ products: [product], after: last._id }, session);
  });
};
