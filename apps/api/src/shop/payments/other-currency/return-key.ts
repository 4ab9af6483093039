import type { OrderRecord } from '../../orders/index.js';

/** The topic of the jobs that return what was paid in another currency. */
export const OTHER_CURRENCY_TOPIC = 'payment-return';

type Returning = NonNullable<OrderRecord['payment']['otherCurrency']>;

/** Under which key the provider is asked for it: once refused, it repeats that under the same key. */
export function returnKey(
  { _id }: Pick<OrderRecord, '_id'>,
  { refusals }: Pick<Returning, 'refusals'>,
): string {
  return `return:${_id.toHexString()}:${refusals}`;
}

/** The job that has it returned. */
export function returnJob({ _id }: Pick<OrderRecord, '_id'>) {
  const order = _id.toHexString();
  const key = `${OTHER_CURRENCY_TOPIC}:${order}`;
  return { topic: OTHER_CURRENCY_TOPIC, key, data: { order } };
}
