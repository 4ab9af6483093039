import { API_PREFIX, PAGE_ROUTES } from '@shop/shared';
import escape from 'escape-html';
import type { RequestHandler } from 'express';
import { originOf } from '../http/pages/origin.js';
import { CategoryModel } from './categories/category.model.js';
import { NEWEST_FIRST } from '../mongo/find-page.js';
import { ProductModel } from './products/product.model.js';

/** With the other pages this stays below the 50,000 addresses that sitemaps.org allows in one file. */
const MOST_PRODUCTS = 49_000;
const STATIC_PAGES = [
  PAGE_ROUTES.home,
  PAGE_ROUTES.categories,
  PAGE_ROUTES.about,
  PAGE_ROUTES.contact,
  PAGE_ROUTES.policy,
];
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

/** Every public page of the shop; the newest products if there are too many. */
export const sitemap: RequestHandler = async (req, res) => {
  const [categories, products] = await Promise.all([
    CategoryModel.find({}, { _id: 0, slug: 1 }).lean(),
    ProductModel.find({}, { _id: 0, slug: 1 }).sort(NEWEST_FIRST).limit(MOST_PRODUCTS).lean(),
  ]);
  const origin = escape(originOf(req));
  const paths = [
    ...STATIC_PAGES,
    ...categories.map(({ slug }) => PAGE_ROUTES.category.replace(':slug', slug)),
    ...products.map(({ slug }) => PAGE_ROUTES.product.replace(':slug', slug)),
  ];
  // Slugs are letters, digits and dashes: nothing in them needs escaping.
  const locations = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`);
  res
    .type('application/xml')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations.join('\n')}\n</urlset>\n`,
    );
};
