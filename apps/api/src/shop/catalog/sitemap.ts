import { originOf } from '@shop/http';
import { API_PREFIX, PAGE_ROUTES, type ShopDetails } from '@shop/shared';
import escape from 'escape-html';
import type { RequestHandler, Response } from 'express';
import { notFound } from '@shop/http/errors';
import { publicPaths } from './public-paths.js';
import type { Departures } from './visibility/departures.js';

/** Addresses per file; sitemaps.org allows 50,000. */
const PATHS_PER_FILE = 10_000;
/** Element names of a sitemap: the list and one entry. */
const URLS = ['urlset', 'url'] as const;
const FILES = ['sitemapindex', 'sitemap'] as const;
/** Private pages and API calls. The catalogue's API stays allowed: search engines need it to render pages. */
const PRIVATE_ADDRESSES = [
  `${API_PREFIX}/auth/`,
  `${API_PREFIX}/orders`,
  PAGE_ROUTES.cart,
  PAGE_ROUTES.search,
  PAGE_ROUTES.userDashboard,
  PAGE_ROUTES.adminDashboard,
];

/** Tells search engines what they may crawl. */
export const robots: RequestHandler = (req, res) => {
  const lines = [
    'User-agent: *',
    ...PRIVATE_ADDRESSES.map((address) => `Disallow: ${address}`),
    `Sitemap: ${originOf(req)}/sitemap.xml`,
  ];
  res.type('text/plain').send(`${lines.join('\n')}\n`);
};

/** Lists all public pages. If they do not fit into one file, `/sitemap.xml` is an index of several files. */
export function createSitemap(
  details: () => Promise<ShopDetails>,
  {
    pathsPerFile = PATHS_PER_FILE,
    departures,
  }: { pathsPerFile?: number; departures?: Departures } = {},
): {
  whole: RequestHandler;
  part: RequestHandler<{ part: string }>;
} {
  const paths = publicPaths(details, departures);
  return {
    async whole(req, res) {
      const all = await paths();
      if (all.length <= pathsPerFile) {
        sendXml(res, originOf(req), URLS, all);
        return;
      }
      const count = Math.ceil(all.length / pathsPerFile);
      const files = Array.from({ length: count }, (_, index) => `/sitemap-${index + 1}.xml`);
      sendXml(res, originOf(req), FILES, files);
    },
    async part(req, res) {
      const begin = (Number(req.params.part) - 1) * pathsPerFile;
      const some = begin >= 0 ? (await paths()).slice(begin, begin + pathsPerFile) : [];
      if (some.length === 0) throw notFound('Address');
      sendXml(res, originOf(req), URLS, some);
    },
  };
}

function sendXml(
  res: Response,
  origin: string,
  [list, entry]: readonly [list: string, entry: string],
  paths: readonly string[],
): void {
  const site = escape(origin);
  // Slugs consist of letters, digits and dashes, so nothing needs escaping.
  const entries = paths.map((path) => `<${entry}><loc>${site}${path}</loc></${entry}>`);
  res
    .type('application/xml')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${list}>\n`,
    );
}
