import { API_PREFIX, PAGE_ROUTES } from '@shop/shared';
import escape from 'escape-html';
import type { RequestHandler, Response } from 'express';
import { notFound } from '../http/errors.js';
import { originOf } from '../http/pages/origin.js';
import { publicPaths } from './public-paths.js';

/** Addresses in one file; sitemaps.org allows 50,000. */
const PATHS_PER_FILE = 10_000;
/** Names of a list and of its entries in a sitemap. */
const URLS = ['urlset', 'url'] as const;
const FILES = ['sitemapindex', 'sitemap'] as const;
/** Pages and calls that belong to one visitor. The catalogue's calls stay open: search engines need them to render pages. */
const PRIVATE_ADDRESSES = [
  `${API_PREFIX}/auth/`,
  `${API_PREFIX}/orders`,
  PAGE_ROUTES.cart,
  PAGE_ROUTES.search,
  PAGE_ROUTES.userDashboard,
  PAGE_ROUTES.adminDashboard,
];

/** Tells search engines where to look and where not to. */
export const robots: RequestHandler = (req, res) => {
  const lines = [
    'User-agent: *',
    ...PRIVATE_ADDRESSES.map((address) => `Disallow: ${address}`),
    `Sitemap: ${originOf(req)}/sitemap.xml`,
  ];
  res.type('text/plain').send(`${lines.join('\n')}\n`);
};

/** Every public page of the shop. A shop with too many for one file has them in parts, which `/sitemap.xml` lists. */
export function createSitemap(pathsPerFile = PATHS_PER_FILE): {
  whole: RequestHandler;
  part: RequestHandler<{ part: string }>;
} {
  const paths = publicPaths();
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
  // Slugs are letters, digits and dashes: nothing in them needs escaping.
  const entries = paths.map((path) => `<${entry}><loc>${site}${path}</loc></${entry}>`);
  res
    .type('application/xml')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${list}>\n`,
    );
}
