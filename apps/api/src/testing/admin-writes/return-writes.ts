import { buildReturn } from '../orders/returns.js';
import type { BuildWrite } from './write.js';

const of = ({ id, order }: Awaited<ReturnType<typeof buildReturn>>) => ({
  params: { id },
  subject: { kind: 'order' as const, _id: order.id, name: 'Order 1001 of Ada Buyer' },
});

/** Those of returns. */
export const returnWrites = {
  decideReturn: async () => {
    const { params, subject } = of(await buildReturn('requested'));
    return {
      input: { params, body: { isApproved: true } },
      entry: { subject, before: { return: 'requested' }, after: { return: 'approved' } },
    };
  },
  receiveReturn: async () => {
    const built = await buildReturn('approved');
    const { params, subject } = of(built);
    return {
      input: { params, body: { lines: [{ line: built.line, quantity: 1 }], restock: true } },
      entry: { subject, before: { return: 'approved' }, after: { return: 'received' } },
    };
  },
  refundReturn: async () => {
    const { params, subject } = of(await buildReturn('received'));
    return {
      input: { params, body: {} },
      entry: { subject, before: null, after: { amount: 25 } },
    };
  },
  exchangeReturn: async () => {
    const { params, subject } = of(await buildReturn('received'));
    return {
      input: { params, body: { message: 'You get another one' } },
      entry: { subject, before: { return: 'received' }, after: { return: 'exchanged' } },
    };
  },
  closeReturn: async () => {
    const { params, subject } = of(await buildReturn('received'));
    return {
      input: { params, body: { message: 'It was used' } },
      entry: { subject, before: { return: 'received' }, after: { return: 'closed' } },
    };
  },
} as const satisfies Record<string, BuildWrite>;
