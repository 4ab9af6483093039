import { indexTableOf, type Index } from '../catalog/collection.js';
import type { Catalog } from '../catalog/catalog.js';
import type { Reader } from '../units/view.js';
import { PAUSE, type Work } from '../../work/work.js';
import { countEntries } from '../records/count-entries.js';
import type { Counts } from './counts.js';
import { END, keyAfter, STRETCH, Tally } from './tally.js';

/** What a tally is made from: the store as it is, or a snapshot of the moment at which it was begun. */
interface Source extends Reader {
  readonly tallies: Counts | undefined;
  readonly isOfOneMoment: boolean;
}

/** Makes a tally of each index of which much was to be counted, beside all else that the store does. */
export class Tallies implements Counts {
  /** @param run runs work on a source of its own, in slices */
  constructor(private readonly run: (work: (source: Source) => Work<void>) => Promise<void>) {}

  of({ tally }: Index): Tally | undefined {
    return tally instanceof Tally && tally.isReady ? tally : undefined;
  }

  want(index: Index): void {
    if (index.tally) return;
    const tally = new Tally(index);
    index.tally = tally;
    const forget = (): void => {
      if (index.tally === tally && !tally.isReady) index.tally = undefined;
    };
    // Not in the middle of the command that asked for it.
    setImmediate(() => {
      this.run((source) => fill(tally, index, source)).then(forget, forget);
    });
  }
}

/** To be called when something that was written has been undone. */
export function forgetTallies(catalog: Catalog): void {
  for (const { indexes } of catalog.list()) for (const index of indexes) index.tally = undefined;
}

/** Ends early, and leaves the tally unfinished, where its count could be wrong. */
function* fill(tally: Tally, index: Index, source: Source): Work<void> {
  const table = indexTableOf(index);
  // Without the tallies that it is to make.
  const reader: Reader = {
    get connection() {
      return source.connection;
    },
  };
  // What an open write has changed already, it does not report any more.
  if (!source.tallies) return;
  tally.begin();
  let from: Buffer | undefined = Buffer.alloc(0);
  while (from) {
    const next = keyAfter(reader.connection, table, from, STRETCH);
    tally.append(from, yield* countEntries(reader, index, { low: from, high: next ?? END }));
    from = next;
    yield PAUSE;
    if (index.tally !== tally || tally.isLost || !source.isOfOneMoment) return;
  }
  tally.complete();
}
