import type { IndexPlan } from '../plan.js';

interface Keyed {
  key: Buffer;
}

/** The entries of a plan's intervals, in the plan's order. */
export function* inOrder<Entry extends Keyed>(
  plan: IndexPlan,
  scans: Generator<Entry>[],
): Generator<Entry> {
  if (plan.providesSort && scans.length > 1) {
    yield* merge(scans, plan);
    return;
  }
  for (const scan of scans) yield* scan;
}

/** Merges several ordered scans by the part of the key after the prefix. */
function* merge<Entry extends Keyed>(scans: Generator<Entry>[], plan: IndexPlan): Generator<Entry> {
  const heads = scans.flatMap((scan, i) => {
    const next = scan.next();
    return next.done ? [] : [{ scan, entry: next.value, prefix: plan.prefixLengths[i] ?? 0 }];
  });
  const direction = plan.reverse ? -1 : 1;
  while (heads.length > 0) {
    const first = heads.reduce((best, head) => {
      const order = Buffer.compare(
        head.entry.key.subarray(head.prefix),
        best.entry.key.subarray(best.prefix),
      );
      return order * direction < 0 ? head : best;
    });
    yield first.entry;
    const next = first.scan.next();
    if (next.done) heads.splice(heads.indexOf(first), 1);
    else first.entry = next.value;
  }
}
