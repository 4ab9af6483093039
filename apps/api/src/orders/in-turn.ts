import { busy } from '../http/errors.js';

/** Who would come after so many for one key would not be served while anybody waits for it. */
export const MOST_IN_LINE = 500;

interface Line {
  /** Ends with the last in line. */
  end: Promise<void>;
  /** How many are in it, the one at work included. */
  length: number;
}

const lines = new Map<string, Line>();

/**
 * Runs works that share a key one after the other, in the order they came. The database would keep them apart by
 * itself, but by letting all but one begin anew: of a hundred checkouts of one product, some would give up. Instances of
 * the shop know nothing of each other's lines and need not.
 * @throws HttpError 503 when too many are in one of the lines.
 */
export async function inTurn<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
  const before = keys.flatMap((key) => lines.get(key) ?? []);
  if (before.some(({ length }) => length >= MOST_IN_LINE)) throw busy();
  const result = Promise.all(before.map(({ end }) => end)).then(work);
  const end = result.then(ignore, ignore);
  const joined = keys.map((key) => join(key, end));
  void end.then(() => {
    for (const leave of joined) leave();
  });
  return result;
}

/** Puts a work at the end of a key's line; answers how it leaves it. */
function join(key: string, end: Promise<void>): () => void {
  const line = lines.get(key) ?? { end, length: 0 };
  line.end = end;
  line.length += 1;
  lines.set(key, line);
  return () => {
    line.length -= 1;
    if (line.length === 0) lines.delete(key);
  };
}

function ignore(): void {
  // Whoever comes next asks only that the work has ended.
}
