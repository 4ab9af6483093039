import { getRaw } from '@shop/test-shop/client/raw-request';
import type { Attack } from '../lib/attack.js';
import { none } from '../lib/checks.js';

/** Line breaks, characters that no text has, bytes that are no text, and a name that is too long. */
const ODD = ['%0a', '%0d', '%0d%0a', '%E2%80%A8', '%E2%80%A9', '%00', '%ED%A0%80', '%ff', '%'];
const FOLDERS = [
  '/',
  '/cart/',
  '/product/',
  '/category/',
  '/dashboard/user/',
  '/assets/',
  '/about',
];
const LONG = 'x'.repeat(5_000);

/** These are left to the page's script: they can't be decoded, or nobody links to them. */
const UNRENDERED = /%(?:ED|ff|$)|x{5000}/;

export const oddPaths: Attack = {
  name: 'odd-paths',
  tries: 'opens paths with line breaks, NULs and broken characters, and very long ones',
  async run({ origin }) {
    const found: string[] = [];
    const blank: string[] = [];
    for (const folder of FOLDERS)
      for (const odd of [...ODD, LONG]) {
        const path = `${folder}x${odd}`;
        const reply = await getRaw(origin, path, ['Accept: text/html']);
        const shown = path.slice(0, 40);
        if (!reply.startsWith('HTTP/1.1 404 ')) found.push(`${shown} ${reply.slice(9, 12)}`);
        if (!UNRENDERED.test(path) && !reply.includes('>404<')) blank.push(shown);
      }
    return [none('paths that are not answered with 404', found), none('blank pages', blank)];
  },
};
