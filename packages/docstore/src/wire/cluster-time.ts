import { Binary, Timestamp } from 'bson';
import { doc } from '../values/types.js';
import type { EncodableDocument } from '../values/encode.js';

/** The clock of a replica set of one: seconds, and a counter within the second. */
export class ClusterTime {
  private seconds = 0;
  private count = 0;

  /** Adds the time that causally consistent sessions continue from to a reply. */
  stamp(reply: EncodableDocument): void {
    const now = Math.floor(Date.now() / 1000);
    if (now > this.seconds) {
      this.seconds = now;
      this.count = 0;
    }
    this.count++;
    const time = new Timestamp({ t: this.seconds, i: this.count });
    const signature = doc({ hash: new Binary(Buffer.alloc(20)), keyId: 0n });
    reply.set('operationTime', time);
    reply.set('$clusterTime', doc({ clusterTime: time, signature }));
  }
}
