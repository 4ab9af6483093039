import { getRaw } from '@shop/test-shop/client/raw-request';
import type { Attack } from '../lib/attack.js';
import { none } from '../lib/checks.js';

/** Paths that lead to other sites if a server redirects folders to the same path with a slash. */
const REDIRECTS = [
  '/\\evil.test/..%2f',
  '//evil.test/..%2f',
  '//evil.test/%2e%2e',
  '/%5cevil.test/%2e%2e',
  '/assets/..%2f\\evil.test',
  '/assets',
];

/** Files that only the server may read. */
const FILES = [
  '/api/docs/ui/package.json',
  '/api/docs/ui/swagger-ui-bundle.js.map',
  '/api/docs/ui/swagger-ui.css.map',
  '/api/docs/ui/absolute-path.js',
  '/api/docs/ui/..%2fexpress%2fpackage.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/.env',
];

export const staticFolders: Attack = {
  name: 'static-folders',
  tries: `asks the static folders for ${REDIRECTS.length} redirects and ${FILES.length} files of the server`,
  async run({ origin }) {
    const redirected: string[] = [];
    for (const path of REDIRECTS)
      if (/^location:/im.test((await getRaw(origin, path)).split('\r\n\r\n')[0] ?? ''))
        redirected.push(path);
    const served: string[] = [];
    for (const path of FILES) {
      const reply = await getRaw(origin, path);
      // Any other path is answered with a page of the shop.
      if (reply.startsWith('HTTP/1.1 200') && !/content-type: text\/html/i.test(reply))
        served.push(path);
    }
    return [none('redirects', redirected), none('files that are served', served)];
  },
};
