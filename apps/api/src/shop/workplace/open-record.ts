import type { OtherHere, PersonalData, RecordKind } from '@shop/shared';
import { Types } from 'mongoose';
import { UserModel } from '../accounts/index.js';
import { OpenRecordModel } from './open-record.model.js';

/** How long a screen counts as open after it last said so. */
const OPEN_MS = 30_000;
/** Most others that a reply names. */
const MOST_NAMED = 5;

/** Notes that an administrator has a record open, and returns who else has. */
export async function openRecord(
  { kind, id }: { kind: RecordKind; id: string },
  user: Types.ObjectId,
): Promise<OtherHere[]> {
  const now = Date.now();
  const record = new Types.ObjectId(id);
  await OpenRecordModel.updateOne(
    { kind, record, user },
    { $set: { until: new Date(now + OPEN_MS) } },
    { upsert: true },
  );
  const others = await OpenRecordModel.find({
    ...{ kind, record },
    user: { $ne: user },
    until: { $gt: new Date(now) },
  })
    .sort({ _id: 1 })
    .limit(MOST_NAMED)
    .lean();
  if (others.length === 0) return [];
  const ids = others.map((other) => other.user);
  const users = await UserModel.find({ _id: { $in: ids } }, { name: 1 }).lean();
  return users.map(({ _id, name }) => ({ _id: _id.toHexString(), name }));
}

/** What an administrator has open. */
export async function openRecordsOf(
  user: Types.ObjectId,
): Promise<NonNullable<PersonalData['openRecords']>> {
  const open = await OpenRecordModel.find({ user, until: { $gt: new Date() } }).lean();
  return open.map(({ kind, record, until }) => ({
    kind,
    id: record.toHexString(),
    keptUntil: until.toISOString(),
  }));
}
