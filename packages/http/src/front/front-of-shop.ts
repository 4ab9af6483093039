import type { IncomingMessage, RequestListener } from 'node:http';
import { ALIVE_PATH, createFront, isByTls, type ReplyCache, type ReplyFrame } from '@shop/front';
import { API_PREFIX } from '@shop/shared';
import { contextOf } from '../context.js';
import { requestLine } from '../log/request-line.js';
import { lineBuffer } from '../operations/line-buffer.js';
import type { Metrics } from '../operations/metrics.js';
import { REQUEST_ID_HEADER, requestIdOf } from '../operations/request-id.js';
import { pageKey } from '../pages/origin.js';
import { cachedPosts, type Route } from '../route.js';
import { HSTS } from '../security-headers.js';
import { isVisit } from './is-visit.js';

/** Paths of what takes hardly any time: files and health checks. */
const FILE_PATHS = ['/assets/', ALIVE_PATH, '/readyz'];

/** What the front needs to know of the shop. */
interface ShopBehind {
  routes: readonly Route[];
  cache: ReplyCache | undefined;
  metrics: Metrics;
  logRequests: boolean;
  publicUrl: string | undefined;
  trustedProxies: number;
  /** Counts visits. */
  visits: { add(): void };
}

/** Puts the front before the application: a reply from the cache never enters it. */
export function frontOfShop(application: RequestListener, shop: ShopBehind): RequestListener {
  const { cache, publicUrl, trustedProxies, visits } = shop;
  const isSecure = (req: IncomingMessage) => trustedProxies > 0 && isByTls(req);
  const front = createFront({
    ...frameOf(shop, isSecure),
    cache,
    trustedProxies,
    posts: cachedPosts(shop.routes),
    handler(req, res, body) {
      if (body) contextOf(res).body = body;
      application(req, res);
    },
    /** Replies of the API are cached by URL, pages also by origin, because their metadata has it. */
    keyOf(req) {
      const { url = '', headers } = req;
      if (url.startsWith(API_PREFIX)) return url;
      const protocol = isSecure(req) ? 'https' : 'http';
      return pageKey(publicUrl ?? `${protocol}://${headers.host ?? ''}`, url);
    },
    costOf({ url = '' }) {
      if (FILE_PATHS.some((path) => url.startsWith(path))) return 'file';
      return url.startsWith(API_PREFIX) ? 'call' : 'page';
    },
  });
  return (req, res) => {
    if (isVisit(req)) visits.add();
    front(req, res);
  };
}

/** Cached replies have the id, the metrics and the log line of any other reply. */
function frameOf(
  { metrics, logRequests, trustedProxies }: ShopBehind,
  isSecure: (req: IncomingMessage) => boolean,
): ReplyFrame {
  const writeLine = logRequests ? lineBuffer() : undefined;
  return {
    headersFor: (req) => [
      REQUEST_ID_HEADER,
      requestIdOf(req, trustedProxies > 0),
      ...(isSecure(req) ? [HSTS.name, HSTS.value] : []),
    ],
    sent({ method, route, path, status, length, ms }, [, id = '-']) {
      metrics.count({ method, route, status: String(status) }, ms / 1_000);
      writeLine?.(requestLine({ time: isoTime(), id, method, path, status, bytes: length, ms }));
    },
  };
}

let time = { ms: 0, text: '' };

/** The timestamp of the log, formatted once per millisecond. */
function isoTime(): string {
  const ms = Date.now();
  if (ms !== time.ms) time = { ms, text: new Date(ms).toISOString() };
  return time.text;
}
