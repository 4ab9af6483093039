import type { StatusChange, StatusResult } from '@shop/shared';
import { FairQueue, type Client } from '@shop/front';
import { toHttpError } from '@shop/http';
import { log } from '@shop/http/log';
import { HttpError, isConflict, isNotFound } from '@shop/http/errors';
import { setOrderStatus, type StatusContext } from './set-order-status.js';

/** No change begins later than this, so that the reply is sent before its deadline. */
const BEGIN_WITHIN_MS = 8_000;
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
  const isOver = () =>
    client.left?.aborted === true || performance.now() - since >= BEGIN_WITHIN_MS;
  const results: StatusResult[] = [];
  for (const change of changes) {
    if (isOver()) break;
    try {
      results.push(await turns.run(client, () => setOne(change, context, since)));
    } catch (error) {
      if (results.length === 0) throw error;
      if (toHttpError(error).status === 500)
        log.error(`${context.admin.requestId} A bulk change was cut off`, error);
      break;
    }
  }
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
      ? { orderId, outcome: 'done', message: `Order ${order.number} is ${status}` }
      : { orderId, outcome: 'already', message: `Order ${order.number} was already ${status}` };
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
