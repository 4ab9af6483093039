import type { SignedInActor } from '@shop/http/access';
import { conflict, notFound } from '@shop/http/errors';
import { inTransaction } from '@shop/mongo';
import { areaOf, LIMITS, type ApiKeyInput } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import { assertHas } from '../accounts/index.js';
import { recordAuditEntry } from '../audit/index.js';
import { ApiKeyModel, type ApiKeyRecord } from './api-key.model.js';
import { newKey } from './key-text.js';

/**
 * Makes a key, and records who did.
 * @throws HttpError 403 if it could do what its maker can't; 409 if there are as many as there may be.
 */
export async function createApiKey(
  { name, grants }: ApiKeyInput,
  by: SignedInActor,
  session: ClientSession,
): Promise<{ record: ApiKeyRecord; key: string }> {
  assertHas(by, [...new Set(grants.map(areaOf))]);
  if ((await ApiKeyModel.countDocuments({}, { session })) >= LIMITS.apiKeys)
    throw conflict(`There are ${LIMITS.apiKeys} keys already`);
  const _id = new Types.ObjectId();
  const { key, digest } = newKey(_id);
  const record = { _id, name, grants, digest, by: by._id, createdAt: new Date() };
  await ApiKeyModel.create([record], { session });
  await recordAuditEntry(
    {
      action: 'createApiKey',
      by,
      subject: { kind: 'apiKey', _id, name },
      before: null,
      after: { areas: grants.join(', ') },
    },
    session,
  );
  return { record, key };
}

/** Ends a key, and records who did. @throws HttpError 404 for an unknown one. */
export function revokeApiKey(id: string, by: SignedInActor): Promise<ApiKeyRecord> {
  return inTransaction(async (session) => {
    const before = await ApiKeyModel.findByIdAndDelete(id, { session }).lean();
    if (!before) throw notFound('Key');
    const { _id, name, grants } = before;
    await recordAuditEntry(
      {
        action: 'revokeApiKey',
        by,
        subject: { kind: 'apiKey', _id, name },
        before: { areas: grants.join(', ') },
        after: null,
      },
      session,
    );
    return before;
  });
}
