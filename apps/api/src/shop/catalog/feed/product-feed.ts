import { originOf, sendStream } from '@shop/http';
import { createGunzip } from 'node:zlib';
import type { ShopDetails } from '@shop/shared';
import type { RequestHandler } from 'express';
import { busy } from '@shop/http/errors';
import type { Departures } from '../visibility/departures.js';
import { KeptFeeds } from './kept-feed.js';

/** Seconds after which a client may ask again for a feed of an origin that has none. */
const RETRY_AFTER = 15 * 60;

/**
 * All products that shoppers see, in the form that shopping sites read: RSS 2.0 with the attributes of Google's product
 * data specification.
 * @param details returns the shop's current details.
 */
export function productFeed(
  details: () => Promise<ShopDetails>,
  departures?: Departures,
): RequestHandler {
  const feeds = new KeptFeeds(details, departures);
  return async (req, res) => {
    const feed = await feeds.of(originOf(req));
    if (!feed) throw busy(RETRY_AFTER);
    res.type('application/xml').vary('Accept-Encoding');
    if (req.acceptsEncodings('gzip')) {
      res.set('Content-Encoding', 'gzip').send(feed);
      return;
    }
    await sendStream(res, createGunzip().end(feed));
  };
}
