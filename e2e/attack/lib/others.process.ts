// Browses a shop from a process of its own, so that the work of attacking it does not count as waiting.
import { timed } from '@shop/test-shop/lib/statistics';
import { errandsOf, type Errand, type Kind } from './errands.js';
import { Replies } from './replies.js';

const THINK_MS = 20;
const TIMEOUT_MS = 20_000;

/** What others got of one kind. */
export interface Got {
  kind: Kind;
  ms: number[];
  /** The number of replies of each status but 200 and 201. */
  wrong: string[];
}

const [, , origin = '', ip = ''] = process.argv;
const errands = await errandsOf(origin, ip);
const got = new Map(
  errands.map(({ kind }) => [kind, { ms: [] as number[], replies: new Replies() }]),
);
const over = new AbortController();
process.once('message', () => over.abort());
process.send?.('ready');
while (!over.signal.aborted) for (const errand of errands) await run(errand);
const results: Got[] = [...got].map(([kind, { ms, replies }]) => ({
  kind,
  ms,
  wrong: replies.except(kind === 'orders' ? '201' : '200'),
}));
process.send?.(results);

async function run({ kind, send }: Errand): Promise<void> {
  const mine = got.get(kind);
  if (!mine || over.signal.aborted) return;
  const reply = () => mine.replies.count(send(AbortSignal.timeout(TIMEOUT_MS)));
  mine.ms.push(await timed(reply));
  await new Promise((resolve) => setTimeout(resolve, THINK_MS));
}
