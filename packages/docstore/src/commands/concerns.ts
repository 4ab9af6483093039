import { codeName, unsupported } from '../errors.js';
import { doc, isNumber, toDouble, type BsonDocument } from '../values/types.js';
import type { Arguments } from './arguments.js';

const readLevels = ['local', 'available', 'majority', 'snapshot', 'linearizable'];

/** With one server, whose every acknowledged write is on the disk, all levels of concern are met. */
export function assertConcerns(args: Arguments): void {
  const read = args.document('readConcern');
  for (const [key, value] of read ?? []) {
    if (value === 'snapshot' && args.value('autocommit') !== false) {
      throw unsupported('readConcern snapshot outside of transactions');
    }
    if (key === 'level' && typeof value === 'string' && readLevels.includes(value)) continue;
    if (key === 'afterClusterTime') continue;
    throw unsupported(`readConcern.${key}`, 40415);
  }
  const write = args.document('writeConcern');
  for (const [key, value] of write ?? []) {
    if (['j', 'wtimeout', 'fsync', 'provenance'].includes(key)) continue;
    if (key !== 'w') throw unsupported(`writeConcern.${key}`, 40415);
    if (typeof value !== 'string' && !isNumber(value)) throw unsupported('writeConcern.w', 9);
  }
}

/** Told beside the reply of a write that is done, but not on as many servers as it should be. */
export function writeConcernError(args: Arguments): BsonDocument | undefined {
  const w = args.document('writeConcern')?.get('w') ?? 1;
  if (w === 'majority' || (isNumber(w) && toDouble(w) <= 1)) return undefined;
  const code = typeof w === 'string' ? 79 : 100;
  const errmsg =
    typeof w === 'string'
      ? `No write concern mode named '${w}' found in replica set configuration`
      : 'Not enough data-bearing nodes: the embedded store is a single one';
  return doc({ code, codeName: codeName(code), errmsg });
}
