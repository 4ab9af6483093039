import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { THEO } from '@shop/test-shop/client/people';

/** What others ask for while a shop is attacked, and the p99 that they may wait, in milliseconds. */
export const P99_MS = {
  'ready lists': 500,
  files: 500,
  calls: 500,
  orders: 500,
  pages: 2_000,
  readiness: 500,
};
export type Kind = keyof typeof P99_MS;

/** Products with fewer pieces are not ordered, so that nothing is sold out. */
const PIECES = 10;

/** One kind of request, sent again and again. */
export interface Errand {
  kind: Kind;
  send: (signal: AbortSignal) => Promise<Response>;
}

/** Somebody at an address who browses, searches and buys, and a load balancer that checks readiness. */
export async function errandsOf(origin: string, ip: string): Promise<Errand[]> {
  const visitor = new ApiClient(origin, { ip });
  const shopper = await visitor.signIn(THEO);
  const inStock = (await visitor.products()).filter(({ quantity }) => quantity > PIECES);
  const get = (path: string, signal?: AbortSignal) =>
    fetch(origin + path, {
      headers: { Accept: 'text/html', 'X-Forwarded-For': ip },
      ...(signal && { signal }),
    });
  const [file] = /\/assets\/[^"]+\.js/.exec(await (await get('/')).text()) ?? [];
  if (file === undefined) throw new Error('The home page names no script');
  let ordered = 0;
  return [
    {
      kind: 'ready lists',
      send: (signal) => visitor.send(endpoints.listProductPage, { params: { page: 1 } }, signal),
    },
    { kind: 'files', send: (signal) => get(file, signal) },
    {
      kind: 'calls',
      send: (signal) =>
        visitor.send(endpoints.searchProducts, { params: { keyword: `lamp ${once()}` } }, signal),
    },
    {
      kind: 'orders',
      send: (signal) => {
        const product = inStock[ordered++ % inStock.length]?._id ?? '';
        return shopper.placeOrder([{ product, quantity: 1 }], once(), signal);
      },
    },
    { kind: 'pages', send: (signal) => get(`/about?${once()}`, signal) },
    { kind: 'readiness', send: (signal) => get('/readyz', signal) },
  ];
}

/** A text that makes a request unlike all others, so that no reply to it is ready. */
const once = () => randomUUID().slice(0, 8);
