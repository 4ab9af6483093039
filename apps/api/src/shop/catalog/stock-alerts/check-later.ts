import { enqueueAll } from '@shop/mongo/jobs';
import { Types, type ClientSession } from 'mongoose';
import { StockAlertModel } from './stock-alert.model.js';

/** The topic of the jobs that look whether what shoppers wait for is in stock again. */
export const STOCK_ALERT_TOPIC = 'stock-alert';

/** Products to look at, and when. */
interface Check {
  products: readonly Types.ObjectId[];
  /** Only alerts after this one. */
  after?: Types.ObjectId;
  afterMs?: number;
}

/** Has products looked at after this transaction. */
export function checkLater(
  { products, after, afterMs = 0 }: Check,
  session: ClientSession,
): Promise<void> {
  const jobs = products.map((product) => ({
    topic: STOCK_ALERT_TOPIC,
    key: `${STOCK_ALERT_TOPIC}:${new Types.ObjectId().toHexString()}`,
    data: { product: product.toHexString(), ...(after && { after: after.toHexString() }) },
    afterMs,
  }));
  return enqueueAll(jobs, session);
}

/** To be called where stock may have returned: looks at the products that somebody waits for, after this transaction. */
export async function stockMayBeBack(
  ids: readonly (Types.ObjectId | string)[],
  session: ClientSession,
): Promise<void> {
  if (ids.length === 0) return;
  const filter = { product: { $in: ids }, toldAt: null };
  const wanted = await StockAlertModel.find(filter, { product: 1, _id: 0 }, { session }).lean();
  const products = new Map(wanted.map(({ product }) => [product.toHexString(), product]));
  await checkLater({ products: [...products.values()] }, session);
}
