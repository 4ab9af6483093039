import type { SessionRow } from '@shop/shared';
import type { Types } from 'mongoose';
import type { SessionRecord } from './session.model.js';

/** A session as its user sees it. @param current the id of the session that makes the request. */
export function sessionView(session: SessionRecord, current: Types.ObjectId): SessionRow {
  const { _id, startedAt, usedAt, client = '', network = '' } = session;
  return {
    _id: _id.toHexString(),
    startedAt: startedAt.toISOString(),
    usedAt: usedAt.toISOString(),
    client,
    network,
    current: _id.equals(current),
  };
}
