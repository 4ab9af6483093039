import { randomBytes } from 'node:crypto';
import { conflict, notFound } from '@shop/http/errors';
import { inTransaction } from '@shop/mongo';
import { Types } from 'mongoose';
import { holdAccount } from '../../../platform/mongo/hold-account.js';
import { checkLater } from './check-later.js';
import { findOffered, offeredOf } from './in-stock.js';
import { StockAlertModel } from './stock-alert.model.js';

/** For how many products one shopper can wait. */
const MOST_ALERTS = 200;
/** Stock that returns at the same moment is not missed: it is looked at again. */
const SECOND_LOOK_MS = 5_000;

/**
 * Has a shopper told once when a product, or one of its variants, is in stock again. Asking again changes nothing.
 * @throws HttpError 404 if shoppers don't see it; 409 while it is in stock, and for too many.
 */
export async function askForStock(
  wanted: { product: string; variant?: string | undefined },
  user: Types.ObjectId,
): Promise<void> {
  await inTransaction(async (session) => {
    await holdAccount(user, session);
    const offered = await findOffered(
      wanted.product,
      wanted.variant ? [wanted.variant] : [],
      session,
    );
    const goods = offered && offeredOf(offered, wanted.variant);
    if (!offered || !goods) throw notFound('Product');
    if (goods.quantity > 0) throw conflict('This is in stock. You can buy it now');
    const product = offered.product._id;
    const variant = wanted.variant ? new Types.ObjectId(wanted.variant) : null;
    const waiting = await StockAlertModel.countDocuments({ user, toldAt: null }, { session });
    if (waiting >= MOST_ALERTS)
      throw conflict(
        `You are already waiting for ${MOST_ALERTS} products, which is the most allowed`,
      );
    await StockAlertModel.updateOne(
      { user, product, variant },
      {
        $set: { createdAt: new Date(), toldAt: null },
        $setOnInsert: { token: randomBytes(24).toString('base64url') },
      },
      { session, upsert: true },
    );
    await checkLater({ products: [product], afterMs: SECOND_LOOK_MS }, session);
  });
}

/** Ends all that the shopper of a token waits for. An unknown token does nothing: it tells nobody anything. */
export async function endStockAlerts(token: string): Promise<void> {
  const alert = await StockAlertModel.findOne({ token }, { user: 1 }).lean();
  if (alert) await StockAlertModel.deleteMany({ user: alert.user });
}
