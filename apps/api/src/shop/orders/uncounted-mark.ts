import { Types } from 'mongoose';

/** Another one for each change, so that removing the mark of one change leaves that of a later one. */
export function uncountedMark(): Types.ObjectId {
  return new Types.ObjectId();
}
