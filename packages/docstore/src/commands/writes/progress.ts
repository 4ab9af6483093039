import { doc, isNumber, toDouble, type BsonDocument, type BsonValue } from '../../values/types.js';

/**
 * How far a batch of statements has come. It is saved with each part of a long batch, so that one
 * that was interrupted and is sent again goes on where it stopped.
 */
export class Progress {
  /** statements that need not be looked at again */
  done: number;
  /** documents matched, inserted or removed */
  n: number;
  nModified: number;
  readonly upserted: BsonValue[];
  readonly writeErrors: BsonValue[];

  /** @param saved what `toDocument` gave */
  constructor(saved?: BsonDocument) {
    this.done = number(saved, 'done');
    this.n = number(saved, 'n');
    this.nModified = number(saved, 'nModified');
    this.upserted = list(saved, 'upserted');
    this.writeErrors = list(saved, 'writeErrors');
  }

  /** Whether what was saved is a progress, and not the reply at the end. */
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

/** The items, or nothing instead of none. */
export function unlessEmpty(items: BsonValue[]): BsonValue[] | undefined {
  return items.length > 0 ? items : undefined;
}
