import { ApiError, failureText } from '../http/api-error';

/** Items per request: few enough to show progress and to leave little in doubt when the connection breaks. */
const PART_SIZE = 50;
/** The size of a request that holds more than one item, in what `sizeOf` counts. */
const PART_WEIGHT = 1_000;
/** Consecutive requests that finish no item before the rest is abandoned. */
const MAX_FRUITLESS = 4;

/** How changes are sent, and where their progress is reported. */
export interface SendSteps<Change, Result> {
  send: (changes: readonly Change[]) => Promise<readonly Result[]>;
  /** The id of what a change or a result is about. */
  idOf: (item: Change | Result) => string;
  /** What an item weighs in a request, if they are not alike. */
  sizeOf?: (change: Change) => number;
  onProgress: (finished: number) => void;
  isStopped: () => boolean;
  /** Waits before a retry. @param count how many requests in a row have finished no item */
  wait?: (count: number) => Promise<void>;
}

/** What became of changes. */
export interface SendOutcome<Result> {
  /** The results of finished changes by the id of what they are about. */
  results: ReadonlyMap<string, Result>;
  /** Ids of what was sent, whether its outcome is known or not. */
  sent: ReadonlySet<string>;
  /** Why the rest was abandoned; undefined if nothing was, or if the administrator stopped. */
  failure?: string | undefined;
}

/**
 * Sends changes in small parts, one after the other. Unfinished changes, and parts without a reply, are sent again: the
 * shop applies no change twice.
 */
export async function sendInParts<Change, Result extends { outcome: string }>(
  changes: readonly Change[],
  {
    send,
    idOf,
    sizeOf = () => 1,
    onProgress,
    isStopped,
    wait = longerAndLonger,
  }: SendSteps<Change, Result>,
): Promise<SendOutcome<Result>> {
  const results = new Map<string, Result>();
  const sent = new Set<string>();
  let rest = changes;
  let fruitless = 0;
  let failure: string | undefined;
  while (rest.length > 0 && !isStopped() && fruitless < MAX_FRUITLESS) {
    if (fruitless > 0) await wait(fruitless);
    const part = firstPart(rest, sizeOf);
    for (const change of part) sent.add(idOf(change));
    const before = results.size;
    try {
      for (const result of await send(part))
        if (result.outcome !== 'unfinished') results.set(idOf(result), result);
    } catch (error) {
      failure = failureText(error, 'The shop could not be reached');
      if (isFinal(error)) break;
    }
    rest = rest.filter((change) => !results.has(idOf(change)));
    fruitless = results.size > before ? 0 : fruitless + 1;
    onProgress(results.size);
  }
  const hasFailed = rest.length > 0 && !isStopped();
  return { results, sent, ...(hasFailed && { failure: failure ?? 'The shop is busy' }) };
}

/** The first items that fit into a request, at least one if there is one. */
export function firstPart<Change>(
  changes: readonly Change[],
  sizeOf: (change: Change) => number,
): readonly Change[] {
  let weight = 0;
  const end = changes.findIndex((change, at) => {
    weight += sizeOf(change);
    return at === PART_SIZE || (at > 0 && weight > PART_WEIGHT);
  });
  return end === -1 ? changes : changes.slice(0, end);
}

/** Whether the shop would refuse the request again. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status);
}

function longerAndLonger(count: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 500 * 2 ** count));
}
