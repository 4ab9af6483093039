import { CommandError, unsupported } from '../errors.js';
import { refusal } from '../refusals.js';
import { typeName } from '../values/type-names.js';
import { isNumber, toDouble, type Maybe } from '../values/types.js';
import type { Arguments } from './arguments.js';

const READ_LEVELS = ['local', 'available', 'majority', 'snapshot', 'linearizable'];
const WRITE_OPTIONS = ['w', 'j', 'wtimeout', 'fsync'];

/**
 * A single server whose acknowledged writes are on the disk, unless `j: false` asks for less, satisfies every
 * read and write concern that does not require more servers.
 * @throws CommandError for concerns that cannot be met
 */
export function assertConcerns(args: Arguments): void {
  for (const [key, value] of args.document('readConcern') ?? []) {
    if (key === 'afterClusterTime') continue;
    if (key !== 'level' || typeof value !== 'string' || !READ_LEVELS.includes(value)) {
      throw refusal('field', `readConcern.${key}`);
    }
    if (value === 'snapshot' && args.value('autocommit') !== false) {
      throw unsupported('readConcern snapshot outside of transactions');
    }
  }
  for (const [key, value] of args.document('writeConcern') ?? []) {
    if (!WRITE_OPTIONS.includes(key)) throw refusal('field', `writeConcern.${key}`);
    if (key === 'w') assertServers(value);
  }
}

/** Whether a write must be on the disk when it is acknowledged: yes, unless its concern says `j: false`. */
export function isSynced(args: Arguments): boolean {
  return args.document('writeConcern')?.get('j') !== false;
}

function assertServers(w: Maybe): void {
  if (w === 'majority' || (isNumber(w) && toDouble(w) <= 1)) return;
  if (isNumber(w)) throw new CommandError(100, 'Not enough data-bearing nodes: there is only one');
  if (typeof w === 'string') {
    throw new CommandError(79, `No write concern mode named '${w}' found`);
  }
  throw new CommandError(9, `w has to be a number or a string, not ${typeName(w)}`);
}
