import { ChangeModel, WriterModel } from './change.model.js';

/** How long to look for a missing number: longer than any transaction stays open. After that it was aborted. */
const OPEN_MS = 90_000;
/** On the first read, this many numbers before the latest one may still belong to open transactions. */
const OPEN_AT_START = 200;
const MAX_TIME_MS = 900;

/** Which changes of one instance have been read. */
interface Known {
  /** The highest number read. */
  last: number;
  /** Lower numbers that have not been read, with the time at which each was found missing. */
  missing: Map<number, number>;
}

/**
 * Reads the changes that all instances record. Transactions commit in any order, so a change may appear after later
 * ones. The reader keeps looking for missing numbers until no transaction can still be open.
 */
export class ChangeReader {
  private known = new Map<string, Known>();
  private isFirst = true;

  /** Starts over. The caller must have dropped everything it cached. */
  restart(): void {
    this.known = new Map();
    this.isFirst = true;
  }

  /** The tags of each change that has appeared since the last call. */
  async read(): Promise<string[][]> {
    const writers = await WriterModel.find({}, { _id: 1 })
      .read('primary')
      .maxTimeMS(MAX_TIME_MS)
      .lean();
    const ids = new Set(writers.map(({ _id }) => _id));
    for (const id of this.known.keys()) if (!ids.has(id)) this.known.delete(id);
    const changes = await Promise.all([...ids].map((id) => this.readFrom(id)));
    this.isFirst = false;
    return changes.flat();
  }

  private async readFrom(writer: string): Promise<string[][]> {
    const known = this.known.get(writer) ?? (await this.begin(writer));
    this.known.set(writer, known);
    const missing = [...known.missing.keys()];
    const [later, late] = await Promise.all([
      find(writer, { $gt: known.last }),
      missing.length > 0 ? find(writer, { $in: missing }) : [],
    ]);
    for (const { number } of late) known.missing.delete(number);
    const now = performance.now();
    for (const { number } of later) {
      for (let left = known.last + 1; left < number; left += 1) known.missing.set(left, now);
      known.last = number;
    }
    for (const [number, since] of known.missing)
      if (now - since > OPEN_MS) known.missing.delete(number);
    return [...late, ...later].map(({ tags }) => tags);
  }

  /** On the first read nothing is cached, so only future changes matter. For an instance that joins later, all do. */
  private async begin(writer: string): Promise<Known> {
    if (!this.isFirst) return { last: 0, missing: new Map() };
    const [latest] = await ChangeModel.find({ writer }, { number: 1 })
      .sort({ number: -1 })
      .limit(1)
      .read('primary')
      .maxTimeMS(MAX_TIME_MS)
      .lean();
    const last = latest?.number ?? 0;
    const now = performance.now();
    const missing = new Map<number, number>();
    for (let number = Math.max(1, last - OPEN_AT_START); number < last; number += 1)
      missing.set(number, now);
    return { last, missing };
  }
}

function find(writer: string, number: object) {
  return ChangeModel.find({ writer, number }, { number: 1, tags: 1 })
    .sort({ number: 1 })
    .read('primary')
    .maxTimeMS(MAX_TIME_MS)
    .lean();
}
