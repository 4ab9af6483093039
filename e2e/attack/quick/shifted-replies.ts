import { API_PREFIX } from '@shop/shared';
import { MAYA } from '@shop/test-shop/client/people';
import { getRaw, sendRaw } from '@shop/test-shop/client/raw-request';
import type { Attack } from '../lib/attack.js';
import { none } from '../lib/checks.js';

const HEALTH = '{"status":"ok"}';
/** More downloads than an account may make in a quarter of an hour. */
const DOWNLOADS = 24;

/** One kind of reply to HEAD. */
interface Kind {
  path: string;
  /** Lines of the request's head. */
  lines?: string[];
  status: number;
}

/** Asks with HEAD and then for the shop's health, both on one connection. @returns what is wrong with the replies. */
async function lookFor(origin: string, { path, lines = [], status }: Kind): Promise<string[]> {
  const head = [`HEAD ${path} HTTP/1.1`, 'Host: shop.test', ...lines, '', ''].join('\r\n');
  const last = 'GET /healthz HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n';
  const [first = '', ...after] = (await sendRaw(origin, head + last).response).split('\r\n\r\n');
  const isLast = /^connection: close/im.test(first);
  const isFollowed = isLast
    ? after.join('') === ''
    : after[0]?.startsWith('HTTP/1.1 200 OK') && after[1] === HEALTH;
  if (first.startsWith(`HTTP/1.1 ${status} `) && isFollowed) return [];
  return [`HEAD ${path}: ${first.split('\r\n', 1)[0]}, then ${after.join(' ').slice(0, 80)}`];
}

export const shiftedReplies: Attack = {
  name: 'shifted-replies',
  tries:
    'asks with HEAD for every kind of reply, and looks for bodies that shift the replies after it',
  async run(shop) {
    const { origin } = shop;
    const { token } = await shop.visitor().session(MAYA);
    const list = `${API_PREFIX}/products/product-list/1`;
    const etag = /^etag: (.*)$/im.exec(await getRaw(origin, list))?.[1] ?? '';
    const download = { path: `${API_PREFIX}/auth/my-data`, lines: [`Authorization: ${token}`] };
    const kinds: Kind[] = [
      { path: '/', status: 200 },
      { path: list, status: 200 },
      { path: list, lines: [`If-None-Match: ${etag}`], status: 304 },
      { path: '/nothing', status: 404 },
      { path: `${API_PREFIX}/nothing`, status: 404 },
      { path: `${API_PREFIX}/products/product-list/x`, status: 400 },
      { path: download.path, status: 401 },
      { path: list, lines: ['Host: other.test'], status: 400 },
      { path: list, lines: ['Expect: miracles'], status: 417 },
    ];
    // Once the replies are ready, too.
    const wrong: string[] = [];
    for (let round = 0; round < 3; round += 1)
      for (const kind of kinds) {
        await getRaw(origin, kind.path);
        wrong.push(...(await lookFor(origin, kind)));
      }
    for (let count = 0; count < DOWNLOADS; count += 1)
      await getRaw(origin, download.path, download.lines);
    // The first one makes the refusal that the shop repeats.
    for (let count = 0; count < 3; count += 1)
      wrong.push(...(await lookFor(origin, { ...download, status: 429 })));
    return [none('shifted replies', wrong)];
  },
};
