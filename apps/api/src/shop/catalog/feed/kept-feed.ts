import { createGzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ShopDetails } from '@shop/shared';
import escape from 'escape-html';
import { Departures } from '../visibility/departures.js';
import { feedItems } from './feed-item.js';
import { readFedProducts } from './read-products.js';

/** Long enough, because shopping sites return only after hours. */
const KEPT_MS = 15 * 60_000;
/** Origins that a feed is kept for. A shop with `PUBLIC_URL` has one; without it, clients choose. */
const MOST_ORIGINS = 4;

interface Kept {
  /** Compressed: some 60 bytes for each item. */
  feed: Promise<Buffer>;
  madeAt: number;
  /** See {@link Departures}. */
  left: symbol;
}

/**
 * The feeds of an origin, each made at most once every 15 minutes, and after a product left the shoppers' view, however
 * many requests arrive. They are made one after the other.
 * @param details returns the shop's current details.
 */
export class KeptFeeds {
  private readonly kept = new Map<string, Kept>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly details: () => Promise<ShopDetails>,
    private readonly departures: Pick<Departures, 'current'> = new Departures(),
  ) {}

  /** The compressed feed; undefined while feeds of too many other origins are kept. */
  async of(origin: string): Promise<Buffer | undefined> {
    const left = await this.departures.current();
    const now = performance.now();
    for (const [other, kept] of this.kept)
      if (kept.left !== left || now - kept.madeAt >= KEPT_MS) this.kept.delete(other);
    const known = this.kept.get(origin);
    if (known) return known.feed;
    if (this.kept.size >= MOST_ORIGINS) return undefined;
    const feed = this.last.then(() => this.make(origin));
    this.last = feed.catch(() => this.kept.delete(origin));
    this.kept.set(origin, { feed, madeAt: now, left });
    return feed;
  }

  private async make(origin: string): Promise<Buffer> {
    const details = await this.details();
    return buffer(Readable.from(xmlOf(origin, details)).pipe(createGzip()));
  }
}

async function* xmlOf(origin: string, { name, tagline }: ShopDetails): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n';
  yield `<title>${escape(name)}</title>\n<link>${escape(origin)}</link>\n`;
  yield `<description>${escape(tagline || name)}</description>\n`;
  for await (const products of readFedProducts())
    yield products.map((product) => feedItems(product, origin)).join('');
  yield '</channel>\n</rss>\n';
}
