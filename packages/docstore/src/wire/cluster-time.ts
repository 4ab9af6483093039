import { Binary, Timestamp } from 'bson';
import type { EncodableDocument } from '../values/encode.js';
import { doc } from '../values/types.js';

/** What a server without authentication signs its time with. */
const UNSIGNED = doc({ hash: new Binary(Buffer.alloc(20)), keyId: 0n });

const MS_PER_SECOND = 1_000;

/** The last time that a reply told: the seconds in the upper half, a counter in the lower. */
let last = 0n;

/** Later than every time before, even when the system's clock is set back. */
function nextTime(): Timestamp {
  const second = BigInt(Math.floor(Date.now() / MS_PER_SECOND)) << 32n;
  last = second > last ? second : last + 1n;
  return new Timestamp(last);
}

/**
 * Adds the times that drivers hand back as `afterClusterTime` in a causally consistent session. A single server has
 * every write before its reply, so a read after any of these times sees it and needs no waiting.
 */
export function addClusterTime(reply: EncodableDocument): void {
  const time = nextTime();
  reply.set('$clusterTime', doc({ clusterTime: time, signature: UNSIGNED }));
  reply.set('operationTime', time);
}
