import type { UpgradeStep } from '@shop/mongo';
import type { mongo } from 'mongoose';
import { changeEach } from './change-each.js';

interface Order {
  payment: {
    success: boolean;
    state?: string;
    hasRefund?: true;
    leaseUntil?: Date;
    cancelledAt?: Date;
  };
  refunds?: { state: string }[];
}

const STATES_ONLY = 'payment.state_1';

/** Orders left the state of their payment to other fields where these said it, which no index can read. */
export const statePayments: UpgradeStep = {
  what: 'Writes the state of each order’s payment, and whether something of it went back',
  async run(database: mongo.Db) {
    if ((await database.listCollections({ name: 'orders' }).toArray()).length === 0) return;
    const orders = database.collection('orders');
    const names = (await orders.indexes()).map(({ name }) => name);
    if (names.includes(STATES_ONLY)) await orders.dropIndex(STATES_ONLY);
    await changeEach<Order>(orders, ['payment', 'refunds'], ({ payment, refunds = [] }) => {
      const state = stateOf(payment);
      const hasRefund = isReturned(payment) || refunds.some((one) => one.state === 'succeeded');
      if (payment.state === state && (payment.hasRefund ?? false) === hasRefund) return undefined;
      return { 'payment.state': state, ...(hasRefund && { 'payment.hasRefund': true }) };
    });
  },
};

function stateOf({ success, state, leaseUntil, cancelledAt }: Order['payment']): string {
  if (cancelledAt) return leaseUntil ? 'cancelling' : 'refunded';
  if (state) return state;
  if (success) return 'paid';
  return leaseUntil ? 'pending' : 'failed';
}

function isReturned({ cancelledAt, leaseUntil }: Order['payment']): boolean {
  return cancelledAt !== undefined && leaseUntil === undefined;
}
