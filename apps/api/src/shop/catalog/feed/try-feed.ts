import { log } from '@shop/http/log';
import type { JobHandler } from '@shop/mongo/jobs';
import type { ShopDetails } from '@shop/shared';
import { enqueueOnce } from '../../../platform/enqueue-once.js';
import { holdJob } from '../../../platform/hold-job.js';
import { feedXml } from './feed-xml.js';

export const FEED_TOPIC = 'feed';

/**
 * Has a feed that could not be made tried again until it can be: shopping sites only get an error, of which administrators
 * would not hear. What the next request asks for is made anew in any case.
 */
export async function tryLater(): Promise<void> {
  await enqueueOnce({ topic: FEED_TOPIC, key: FEED_TOPIC, data: {} }).catch(() => {
    // Without a database there is none, and whoever watches the shop knows.
    log.error('The product feed could not be tried again');
  });
}

/** Makes the feed to its end, for nobody. */
export function handleFeed(
  details: () => Promise<Pick<ShopDetails, 'name' | 'tagline'>>,
): JobHandler {
  return async (job) => {
    const letGo = holdJob(job, () => Promise.resolve(FEED_TOPIC));
    try {
      const pieces = feedXml('https://shop.example', await details());
      while (!(await pieces.next()).done);
    } finally {
      await letGo();
    }
  };
}
