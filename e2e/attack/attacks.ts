import { backupOntoLive } from './backup-onto-live.js';
import { blockingCheckout } from './blocking-checkout.js';
import { forgedAddresses } from './quick/forged-addresses.js';
import { frozenDatabase } from './frozen-database.js';
import { hostHeader } from './quick/host-header.js';
import { hungStore } from './hung-store.js';
import type { Attack } from './lib/attack.js';
import { longRequests } from './long-requests.js';
import { manySearchers } from './many-searchers.js';
import { metricsDetours } from './quick/metrics-detours.js';
import { oddPaths } from './quick/odd-paths.js';
import { pageCrawl } from './page-crawl.js';
import { parallelPhotos } from './parallel-photos.js';
import { pipelining } from './pipelining.js';
import { privateCaching } from './quick/private-caching.js';
import { restoreDrill } from './restore-drill.js';
import { shiftedReplies } from './quick/shifted-replies.js';
import { signInFlood } from './sign-in-flood.js';
import { slowBodies } from './slow-bodies.js';
import { starvingSearch } from './starving-search.js';
import { staticFolders } from './quick/static-folders.js';
import { textTricks } from './quick/text-tricks.js';
import { wrongClock } from './wrong-clock.js';

/**
 * Attacks that create no load and can run in parallel with other tests. `restore-drill` is no part of them: the embedded
 * database's own suite restores the same files.
 */
export const QUICK_ATTACKS: readonly Attack[] = [
  metricsDetours,
  privateCaching,
  staticFolders,
  forgedAddresses,
  hostHeader,
  textTricks,
  shiftedReplies,
  oddPaths,
];

/** Every attack, in the order in which they run. */
export const ATTACKS: readonly Attack[] = [
  pipelining,
  starvingSearch,
  blockingCheckout,
  frozenDatabase,
  parallelPhotos,
  signInFlood,
  longRequests,
  slowBodies,
  manySearchers,
  pageCrawl,
  hungStore,
  wrongClock,
  backupOntoLive,
  restoreDrill,
  ...QUICK_ATTACKS,
];
