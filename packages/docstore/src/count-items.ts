/** How many items come, without holding them. */
export function countItems(items: Iterable<unknown>): number {
  const iterator = items[Symbol.iterator]();
  let count = 0;
  while (!iterator.next().done) count++;
  return count;
}
