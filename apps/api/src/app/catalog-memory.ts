import { ReplyCache, shareOf } from '@shop/front';
import type { Config } from '../config/config.js';
import {
  CachedRecords,
  Departures,
  followOthersChanges,
  invalidateOwnChanges,
  KeptCategoryTree,
  LISTS,
  LiveIndex,
  PinnedProducts,
  shareOwnChanges,
} from '../shop/catalog/index.js';
import { KeptPriceRules } from '../shop/pricing/index.js';

/** What this process caches of the catalogue. */
export interface CatalogMemory {
  cache: ReplyCache | undefined;
  search: LiveIndex;
  pins: PinnedProducts;
  tree: KeptCategoryTree;
  priceRules: KeptPriceRules;
  departures: Departures;
  records: CachedRecords | undefined;
  stop: () => void;
}

/** With an operator's MongoDB or several workers, other processes change the catalogue too. */
export function keepCatalog({ database, workers, ...config }: Config): CatalogMemory {
  const isShared = database.kind === 'mongodb' || workers > 1;
  if (isShared) shareOwnChanges();
  const search = new LiveIndex();
  const pins = new PinnedProducts();
  const tree = new KeptCategoryTree();
  const priceRules = new KeptPriceRules();
  const departures = new Departures();
  const { readyBytes, readyProductBytes } = config;
  const cache = readyBytes > 0 ? new ReplyCache(shareOf(readyBytes)) : undefined;
  const records = readyProductBytes > 0 ? new CachedRecords(shareOf(readyProductBytes)) : undefined;
  // Lists cached until then came from a search in the database, which finds less.
  search.whenBuilt(() => cache?.invalidate([LISTS]));
  const consumers = [search, pins, tree, priceRules, departures, cache, records].filter(
    (one) => one !== undefined,
  );
  const ends = [() => search.stop(), pins.stop, tree.stop, priceRules.stop, departures.stop];
  if (records) ends.push(() => records.stop());
  if (cache) ends.push(invalidateOwnChanges(cache));
  if (isShared) {
    const { freshness, stop } = followOthersChanges(consumers);
    for (const consumer of consumers) consumer.follow(freshness);
    ends.push(stop);
  }
  return {
    cache,
    search,
    pins,
    tree,
    priceRules,
    departures,
    records,
    stop: () => ends.forEach((end) => end()),
  };
}
