import { doc, isNumber, toDouble, type BsonDocument, type BsonValue } from '../../values/types.js';

/**
 * How far a batch of statements has come. It is saved with each part of a long batch, so that an interrupted
 * batch that is sent again resumes where it stopped.
 */
export class Progress {
  /** statements that are finished */
  done: number;
  /** documents matched, inserted or removed */
  n: number;
  nModified: number;
  readonly upserted: BsonValue[];
  readonly writeErrors: BsonValue[];

  /** @param saved the result of `toDocument` */
  constructor(saved?: BsonDocument) {
    this.done = number(saved, 'done');
    this.n = number(saved, 'n');
    this.nModified = number(saved, 'nModified');
    this.upserted = list(saved, 'upserted');
    this.writeErrors = list(saved, 'writeErrors');
  }

  /** Whether the saved document is a progress, not the final reply. */
  static isIn(saved: BsonDocument): boolean {
    return saved.has('done');
  }

  toDocument(): BsonDocument {
    const { done, n, nModified, upserted, writeErrors } = this;
    return doc({ done, n, nModified, upserted: [...upserted], writeErrors: [...writeErrors] });
  }
}

function number(saved: BsonDocument | undefined, name: string): number {
  const value = saved?.get(name);
  return isNumber(value) ? toDouble(value) : 0;
}

function list(saved: BsonDocument | undefined, name: string): BsonValue[] {
  const value = saved?.get(name);
  return Array.isArray(value) ? [...value] : [];
}

/** The items, or undefined if there are none. */
export function unlessEmpty(items: BsonValue[]): BsonValue[] | undefined {
  return items.length > 0 ? items : undefined;
}
