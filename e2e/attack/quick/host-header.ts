import { getRaw } from '@shop/test-shop/client/raw-request';
import type { Attack } from '../lib/attack.js';
import { equal, none } from '../lib/checks.js';

const PUBLIC_URL = 'https://shop.example';
const FORGERIES: [string, string[]][] = [
  ['Host', ['Host: evil.test']],
  ['X-Forwarded-Host', ['X-Forwarded-Host: evil.test']],
  ['Forwarded', ['Forwarded: host=evil.test;proto=https']],
  ['X-Forwarded-Proto', ['X-Forwarded-Proto: javascript:evil.test//']],
];
const PATHS = ['/', '/product/wireless-headphones', '/sitemap.xml', '/robots.txt'];

export const hostHeader: Attack = {
  name: 'host-header',
  tries: 'names another site in the headers, and looks for it in pages, sitemap and robots.txt',
  environment: { PUBLIC_URL },
  async run({ origin }) {
    const taken: string[] = [];
    for (const [name, headers] of FORGERIES)
      for (const path of PATHS)
        if ((await getRaw(origin, path, headers)).includes('evil.test'))
          taken.push(`${name} in ${path}`);
    const two = await getRaw(origin, '/', ['Host: shop.example', 'Host: evil.test']);
    return [
      none('pages that name the other site', taken),
      equal('reply to two Host headers', Number(two.slice(9, 12)), 400),
    ];
  },
};
