import type { Bytes } from './bare.js';
import type { BenchRequest } from './rows.js';

/** The replies to a row's requests. */
export interface Replies {
  first: Bytes;
  /** Average size of a body. */
  bytes: number;
  /** Average number of products in a reply. */
  products: number;
}

/** Makes each request once. */
export async function readReplies(
  origin: string,
  requests: readonly BenchRequest[],
): Promise<Replies> {
  const replies: Bytes[] = [];
  for (const { path, ...init } of requests) {
    const response = await fetch(origin + path, init);
    if (!response.ok) console.error(`${path}: ${response.status}`);
    replies.push({
      type: response.headers.get('content-type') ?? '',
      body: Buffer.from(await response.arrayBuffer()),
    });
  }
  const [first] = replies;
  if (!first) throw new RangeError('A row needs a request');
  const mean = (value: (reply: Bytes) => number) =>
    replies.reduce((sum, reply) => sum + value(reply), 0) / replies.length;
  return { first, bytes: mean(({ body }) => body.length), products: mean(productsIn) };
}

function productsIn({ type, body }: Bytes): number {
  if (!type.startsWith('application/json')) return 0;
  const reply: unknown = JSON.parse(body.toString());
  if (Array.isArray(reply)) return reply.length;
  if (typeof reply !== 'object' || reply === null) return 0;
  if ('product' in reply) return 1;
  return 'products' in reply && Array.isArray(reply.products) ? reply.products.length : 0;
}
