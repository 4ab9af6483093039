import { endpoints } from '@shop/shared';
import { OrderModel, ReturnModel, type ReturnRecord } from '../../shop/orders/index.js';
import { drawnOrder, pick, type Drawn } from './drawn.js';
import type { ModelShop } from './model-shop.js';

const RECENT = 8;

/** One of the last returns that has come so far; without one, any. */
async function drawnReturn({ which }: Drawn, state: ReturnRecord['state']) {
  const recent = await ReturnModel.find().sort({ _id: -1 }).limit(RECENT).lean();
  const fitting = recent.filter((one) => one.state === state);
  return pick(fitting.length > 0 ? fitting : recent, which);
}

/** Makes an administrator's call about a return, if there is one. */
function step(
  state: ReturnRecord['state'],
  act: (found: ReturnRecord, drawn: Drawn, shop: ModelShop) => Promise<void>,
) {
  return async (drawn: Drawn, shop: ModelShop) => {
    const found = await drawnReturn(drawn, state);
    if (found) await act(found, drawn, shop);
  };
}

const of = ({ _id }: ReturnRecord, { admin: token }: ModelShop) => ({
  token,
  params: { id: _id.toHexString() },
});

/** What can happen to returns, sensible or not. */
export const RETURN_STEPS = {
  requestReturn: async (drawn: Drawn, shop: ModelShop) => {
    // Of an order that was sent, for most of the others refuse it.
    const sent = await OrderModel.find({ status: 'Shipped' }).sort({ number: -1 }).limit(6).lean();
    const order = pick(sent, drawn.which) ?? (await drawnOrder(drawn));
    const line = order?.lines[0]?._id.toHexString();
    if (!order || !line) return;
    const asked = {
      token: shop.tokenOf(order.buyer._id),
      params: { number: order.number },
      headers: { 'Idempotency-Key': `return-${drawn.which}-${drawn.amount}-${order.number}` },
      body: { lines: [{ line, quantity: 1 + (drawn.amount % 2) }], reason: 'other' },
    };
    // Sent twice: a lost reply.
    for (let times = 0; times < 1 + (drawn.amount % 2); times += 1)
      await shop.answered(endpoints.requestReturn, asked);
  },
  decideReturn: step('requested', (found, { amount }, shop) =>
    shop.answered(endpoints.decideReturn, {
      ...of(found, shop),
      body: { isApproved: amount % 4 !== 0 },
    }),
  ),
  receiveReturn: step('approved', (found, { amount }, shop) => {
    const lines = found.lines.map(({ line, quantity }) => ({
      line: line.toHexString(),
      quantity: amount % 3 === 0 ? 1 : quantity,
    }));
    return shop.answered(endpoints.receiveReturn, {
      ...of(found, shop),
      body: { lines, restock: amount % 2 === 0 },
    });
  }),
  refundReturn: step('received', async (found, { which, amount }, shop) => {
    const asked = {
      ...of(found, shop),
      headers: { 'Idempotency-Key': `refund-return-${which}-${amount}` },
      // Also after other refunds, for as much as is left.
      body: { whatIsLeft: which % 2 === 0, restock: amount % 3 === 0 },
    };
    // At once, as by two administrators.
    await Promise.all([
      shop.answered(endpoints.refundReturn, asked),
      amount % 2 === 0 && shop.answered(endpoints.refundReturn, asked),
    ]);
  }),
  exchangeReturn: step('received', (found, { amount }, shop) =>
    amount % 3 === 0
      ? shop.answered(endpoints.exchangeReturn, {
          ...of(found, shop),
          body: { message: 'Another one comes' },
        })
      : Promise.resolve(),
  ),
  closeReturn: step('received', async (found, { which, amount }, shop) => {
    if (amount % 3 !== 1) return;
    const asked = {
      ...of(found, shop),
      body: { message: 'It was used', restock: which % 2 === 0 },
    };
    // At once, as by two administrators.
    await Promise.all([1, 2].map(() => shop.answered(endpoints.closeReturn, asked)));
  }),
  cancelReturn: step('approved', async (found, { amount }, shop) => {
    if (amount % 2 === 0) return;
    const order = await OrderModel.findById(found.order).lean();
    if (!order) return;
    const token = shop.tokenOf(order.buyer._id);
    await shop.answered(endpoints.cancelReturn, { ...of(found, shop), token });
  }),
};
