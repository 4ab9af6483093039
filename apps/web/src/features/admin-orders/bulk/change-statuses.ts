import type { StatusChange, StatusResult } from '@shop/shared';
import { ApiError, failureText } from '../../../lib/http/api-error';

/** Orders per request: few enough to show progress and to leave little in doubt when the connection breaks. */
const CHUNK_SIZE = 50;
/** Consecutive requests that finish no order before the rest is abandoned. */
const MAX_FRUITLESS = 4;

/** How a bulk change is sent, and where its progress is reported. */
export interface BulkSteps {
  send: (changes: readonly StatusChange[]) => Promise<readonly StatusResult[]>;
  onProgress: (finished: number) => void;
  isStopped: () => boolean;
  /** Waits before a retry. @param count how many requests in a row have finished no order */
  wait?: (count: number) => Promise<void>;
}

/** The result of a bulk change. */
export interface BulkOutcome {
  /** Finished changes by the order's id. */
  results: ReadonlyMap<string, StatusResult>;
  /** Ids of orders that were sent, whether their outcome is known or not. */
  sent: ReadonlySet<string>;
  /** Why the rest was abandoned; undefined if nothing was, or if the administrator stopped. */
  failure?: string | undefined;
}

/**
 * Sends changes in small chunks, one after the other. Unfinished changes, and chunks without a reply, are sent again:
 * the shop applies no change twice.
 */
export async function changeStatuses(
  changes: readonly StatusChange[],
  { send, onProgress, isStopped, wait = longerAndLonger }: BulkSteps,
): Promise<BulkOutcome> {
  const results = new Map<string, StatusResult>();
  const sent = new Set<string>();
  let rest = changes;
  let fruitless = 0;
  let failure: string | undefined;
  while (rest.length > 0 && !isStopped() && fruitless < MAX_FRUITLESS) {
    if (fruitless > 0) await wait(fruitless);
    const chunk = rest.slice(0, CHUNK_SIZE);
    for (const { orderId } of chunk) sent.add(orderId);
    const before = results.size;
    try {
      for (const result of await send(chunk))
        if (result.outcome !== 'unfinished') results.set(result.orderId, result);
    } catch (error) {
      failure = failureText(error, 'The shop could not be reached');
      if (isFinal(error)) break;
    }
    rest = rest.filter(({ orderId }) => !results.has(orderId));
    fruitless = results.size > before ? 0 : fruitless + 1;
    onProgress(results.size);
  }
  const hasFailed = rest.length > 0 && !isStopped();
  return { results, sent, ...(hasFailed && { failure: failure ?? 'The shop is busy' }) };
}

/** Whether the shop would refuse the request again. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status);
}

function longerAndLonger(count: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 500 * 2 ** count));
}
