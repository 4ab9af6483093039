import { Binary } from 'bson';
import { CommandError } from '../../errors.js';
import type { BsonDocument } from '../../values/types.js';

/** The id of `{ id: UUID }` in hex. */
export function sessionKey(lsid: BsonDocument): string {
  const id = lsid.get('id');
  if (id instanceof Binary && id.position === 16) {
    return Buffer.from(id.buffer.subarray(0, 16)).toString('hex');
  }
  throw new CommandError(9, 'a session id has to be a UUID');
}
