import type { Client, FairQueue } from '@shop/front';
import { toHttpError } from '@shop/http';
import { log } from '@shop/http/log';

/** No item begins later than this, so that the reply is sent before its deadline. */
const BEGIN_WITHIN_MS = 8_000;

/** Who waits for the results, and since when. */
interface Waiting {
  client: Client;
  requestId: string;
  /** A moment of `performance.now`. */
  since: number;
}

/**
 * Does something with each item, one after the other, with clients taking turns. Stops when the time is up, the client
 * disconnects or an error occurs: what was done stays.
 * @returns the results of the items that were finished, in their order.
 * @throws the error of the first item: nothing is done then.
 */
export async function eachInTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  turns: FairQueue,
  { client, requestId, since }: Waiting,
): Promise<Result[]> {
  const isOver = () =>
    client.left?.aborted === true || performance.now() - since >= BEGIN_WITHIN_MS;
  const results: Result[] = [];
  for (const item of items) {
    if (isOver()) break;
    try {
      results.push(await turns.run(client, () => work(item)));
    } catch (error) {
      if (results.length === 0) throw error;
      if (toHttpError(error).status === 500)
        log.error(`${requestId} A bulk change was cut off`, error);
      break;
    }
  }
  return results;
}
