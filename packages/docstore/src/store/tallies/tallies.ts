import { indexTableOf, type Index } from '../catalog/collection.js';
import type { Catalog } from '../catalog/catalog.js';
import type { Reader } from '../units/view.js';
import { PAUSE, type Work } from '../../work/work.js';
import { countEntries } from '../records/count-entries.js';
import type { Counts } from './counts.js';
import { END, keyAfter, STRETCH, Tally } from './tally.js';

/** The data a tally is counted from: the store itself, or a snapshot from the moment the count began. */
interface Source extends Reader {
  readonly tallies: Counts | undefined;
  readonly isOfOneMoment: boolean;
}

/** Builds tallies in the background, for indexes in which many entries had to be counted. */
export class Tallies implements Counts {
  /** @param run runs work in slices, with its own source */
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
    // Not in the middle of the command that requested it.
    setImmediate(() => {
      this.run((source) => fill(tally, index, source)).then(forget, forget);
    });
  }
}

/** To be called when written changes have been rolled back. */
export function forgetTallies(catalog: Catalog): void {
  for (const { indexes } of catalog.list()) for (const index of indexes) index.tally = undefined;
}

/** Counts an index. Stops and leaves the tally unfinished if the count could become wrong. */
function* fill(tally: Tally, index: Index, source: Source): Work<void> {
  const table = indexTableOf(index);
  // A reader without tallies: this one is still being built.
  const reader: Reader = {
    get connection() {
      return source.connection;
    },
  };
  // An open write does not report its earlier changes again, so the count would miss them.
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
