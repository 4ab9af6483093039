import { adjectiveOf, type StatusChange, type StatusResult } from '@shop/shared';
import { FairQueue, type Client } from '@shop/front';
import { HttpError, isConflict, isNotFound } from '@shop/http/errors';
import { eachInTurn } from '../../../platform/limits/each-in-turn.js';
import { setOrderStatus, type StatusContext } from './set-order-status.js';

/** Longest time that a change waits for its turn. */
const MAX_WAIT_MS = 4_000;

/** Bulk changes run one order at a time, with clients taking turns. Single changes don't wait for them. */
const turns = new FairQueue({
  atOnce: 1,
  capacity: 600,
  clientCapacity: 100,
  maxWaitMs: MAX_WAIT_MS,
});

/**
 * Sets the statuses of many orders, each in its own transaction by `setOrderStatus`. Stops when the time is up, the
 * client disconnects or an error occurs: finished changes stay, and the rest is `unfinished`.
 * @returns the outcome of each change, in their order.
 * @throws the error of the first change, unless it is about the state of its order: nothing is changed then.
 */
export async function setOrderStatuses(
  changes: readonly StatusChange[],
  context: StatusContext,
  client: Client,
  since = performance.now(),
): Promise<StatusResult[]> {
  const results = await eachInTurn(changes, (change) => setOne(change, context, since), turns, {
    client,
    requestId: context.admin.requestId,
    since,
  });
  return [...results, ...changes.slice(results.length).map(unfinished)];
}

/** @throws whatever is not about the state of the order. */
async function setOne(
  { orderId, status, statusBefore }: StatusChange,
  context: StatusContext,
  since: number,
): Promise<StatusResult> {
  try {
    const order = await setOrderStatus(orderId, { status, statusBefore }, context, since);
    const isOwn = status !== statusBefore && order.history.at(-1)?.by?.equals(context.admin._id);
    return isOwn
      ? { orderId, outcome: 'done', message: `Order ${order.number} is ${adjectiveOf(status)}` }
      : {
          orderId,
          outcome: 'already',
          message: `Order ${order.number} was already ${adjectiveOf(status)}`,
        };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { message } = error;
    if (isConflict(error)) return { orderId, outcome: 'refused', message };
    if (isNotFound(error)) return { orderId, outcome: 'notFound', message };
    throw error;
  }
}

function unfinished({ orderId }: StatusChange): StatusResult {
  return {
    orderId,
    outcome: 'unfinished',
    message: 'This order was not changed. Please try again.',
  };
}
