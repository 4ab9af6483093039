/** The last in line for each key. */
const lines = new Map<string, Promise<void>>();

/**
 * Runs works that share a key one after the other, in the order they came. The database would keep them apart by
 * itself, but by letting all but one begin anew: of a hundred checkouts of one product, some would give up. Instances of
 * the shop know nothing of each other's lines and need not.
 */
export async function inTurn<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
  const before = keys.flatMap((key) => lines.get(key) ?? []);
  const result = Promise.all(before).then(work);
  const mine = result.then(ignore, ignore);
  for (const key of keys) lines.set(key, mine);
  void mine.then(() => {
    for (const key of keys) if (lines.get(key) === mine) lines.delete(key);
  });
  return result;
}

function ignore(): void {
  // Whoever comes next asks only that the work has ended.
}
