import { createGzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ShopDetails } from '@shop/shared';
import { Departures } from '../visibility/departures.js';
import { feedXml } from './feed-xml.js';
import { tryLater } from './try-feed.js';

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
    try {
      const xml = Readable.from(feedXml(origin, await this.details()));
      return await pipeline(xml, createGzip(), buffer);
    } catch (error) {
      await tryLater();
      throw error;
    }
  }
}
