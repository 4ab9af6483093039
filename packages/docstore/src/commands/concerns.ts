import { CommandError, unsupported } from '../errors.js';
import { isNumber, toDouble } from '../values/types.js';
import type { Arguments } from './arguments.js';

const readLevels = ['local', 'available', 'majority', 'snapshot', 'linearizable'];

/**
 * With one server, whose every acknowledged write is on the disk, all levels of concern are met;
 * those that name more servers than there are cannot be.
 */
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
    if (key === 'j' || key === 'wtimeout' || key === 'fsync' || key === 'provenance') continue;
    if (key !== 'w') throw unsupported(`writeConcern.${key}`, 40415);
    if (value === 'majority' || (isNumber(value) && toDouble(value) <= 1)) continue;
    throw new CommandError(
      100,
      'Not enough data-bearing nodes: the embedded store is a single one',
    );
  }
}
