import { endpoints, type ReturnState } from '@shop/shared';
import type { ReturnRecord } from '../../shop/orders/index.js';
import { OrderModel, ReturnModel } from '../../shop/orders/index.js';
import type { ApiClient } from '../api-client.js';
import { buildOrder, buildProduct, buildUser } from '../factories.js';

/** A shipped order of three pieces of one product and one of another, 3 × $10.01 and $25, and who bought it. */
export async function buildShipped() {
  const buyer = await buildUser();
  const [one, other] = [
    await buildProduct({ name: 'Lamp', price: 10.01, quantity: 10 }),
    await buildProduct({ name: 'Sofa', price: 25, quantity: 10 }),
  ];
  const items = [
    { product: one.id, quantity: 3 },
    { product: other.id, quantity: 1 },
  ];
  const order = await buildOrder({ buyer, items });
  const at = new Date();
  await OrderModel.updateOne(
    { _id: order._id },
    { $set: { status: 'Shipped' }, $push: { history: { status: 'Shipped', at } } },
  );
  const lines = [one, other].map(({ id }) => {
    const line = order.lines.find(({ product }) => product.toHexString() === id);
    return line?._id.toHexString() ?? '';
  }) as [string, string];
  return { buyer, one, other, order, lines, params: { number: String(order.number) } };
}

type Shipped = Awaited<ReturnType<typeof buildShipped>>;

/** Asks for the return of pieces of the first line. @returns the id of the return */
export async function askForReturn(
  api: ApiClient,
  { buyer, params, lines }: Shipped,
  quantity = 2,
): Promise<string> {
  const body = { lines: [{ line: lines[0], quantity }], reason: 'damaged' as const };
  const reply = await api.call(endpoints.requestReturn, { token: buyer.token, params, body });
  return reply.body.order.returns?.at(-1)?._id ?? '';
}

/** A return of one piece of an order's first line that has come so far. */
export async function buildReturn(
  state: ReturnState,
  order?: Awaited<ReturnType<typeof buildOrder>>,
) {
  const of = order ?? (await buildOrder());
  await OrderModel.updateOne({ _id: of._id }, { $set: { status: 'Shipped', returnCount: 1 } });
  const lines = of.lines.slice(0, 1).map(({ _id: line }) => ({ line, quantity: 1 }));
  const built = await ReturnModel.create({
    order: of._id,
    state,
    lines,
    reason: 'damaged',
    ...(state === 'received' && { received: lines, restocked: false }),
    history: [{ state, at: new Date(), by: of.buyer._id }],
    createdAt: new Date(),
  } satisfies Omit<ReturnRecord, '_id'>);
  return { id: built._id.toHexString(), order: of, line: lines[0]?.line.toHexString() ?? '' };
}
