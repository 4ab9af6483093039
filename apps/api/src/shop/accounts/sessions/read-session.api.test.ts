import assert from 'node:assert/strict';
import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { UserModel } from '../user.model.js';
import { readSession } from './read-session.js';
import { SessionModel } from './session.model.js';

useTestShop();

async function buildSession() {
  await buildUser();
  const stored = await SessionModel.findOne().lean();
  assert(stored);
  return { ...stored, isUnstored: false };
}

it('a session is read with its account, without secrets and what else only some calls need', async () => {
  const session = await buildSession();
  await UserModel.updateOne(
    { _id: session.user },
    { $set: { secondFactor: { secret: 's', lastStep: 1, recoveryCodes: [] }, notes: [] } },
  );
  const { stored, user } = await readSession(session);
  expect(stored).toMatchObject({ _id: session._id, endedAt: null });
  expect(user).toEqual(await UserModel.findById(session.user).lean());
  expect(Object.keys(user ?? {})).not.toContain('passwordHash');
});

it('a session that is not stored is read as its account alone', async () => {
  const session = await buildSession();
  const { stored, user } = await readSession({ ...session, _id: new Types.ObjectId() });
  expect([stored, user?._id]).toEqual([null, session.user]);
});

it('a session of a deleted account has none', async () => {
  const session = await buildSession();
  await UserModel.deleteOne({ _id: session.user });
  expect(await readSession(session)).toMatchObject({
    stored: { _id: session._id },
    user: undefined,
  });
});
