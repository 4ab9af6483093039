import type { ShopDetails } from '@shop/shared';
import escape from 'escape-html';
import { feedItems } from './feed-item.js';
import { readFedProducts } from './read-products.js';

/** The feed of an origin, piece by piece. */
export async function* feedXml(
  origin: string,
  { name, tagline }: Pick<ShopDetails, 'name' | 'tagline'>,
): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n';
  yield `<title>${escape(name)}</title>\n<link>${escape(origin)}</link>\n`;
  yield `<description>${escape(tagline || name)}</description>\n`;
  for await (const products of readFedProducts())
    yield products.map((product) => feedItems(product, origin)).join('');
  yield '</channel>\n</rss>\n';
}
