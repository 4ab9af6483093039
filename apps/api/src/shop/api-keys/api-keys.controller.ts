import type { Controller } from '@shop/http/route';
import { DELETED_USER, SUCCESS_TEXTS, type ApiKey, type endpoints } from '@shop/shared';
import { contactsOf } from '../accounts/index.js';
import { ApiKeyModel, type ApiKeyRecord } from './api-key.model.js';
import { createApiKey, revokeApiKey } from './save-api-key.js';

export const list: Controller<typeof endpoints.listApiKeys> = async () => {
  const keys = await ApiKeyModel.find().sort({ _id: 1 }).lean();
  const people = await contactsOf(keys.map(({ by }) => by));
  const makerOf = ({ by }: ApiKeyRecord) => people.get(by.toHexString())?.name ?? DELETED_USER;
  return { success: true, apiKeys: keys.map((key) => apiKeyView(key, makerOf(key))) };
};

export const create: Controller<typeof endpoints.createApiKey> = ({ body, actor }) => ({
  create: async (session) => {
    const { record, key } = await createApiKey(body, actor, session);
    const message = SUCCESS_TEXTS.apiKeyMade(record.name);
    return { reply: { success: true, message, apiKey: apiKeyView(record, actor.name), key } };
  },
});

export const revoke: Controller<typeof endpoints.revokeApiKey> = async ({ params, actor }) => {
  const { name } = await revokeApiKey(params.id, actor);
  return { success: true, message: SUCCESS_TEXTS.apiKeyRevoked(name) };
};

function apiKeyView({ _id, name, grants, createdAt, usedAt }: ApiKeyRecord, by: string): ApiKey {
  return {
    _id: _id.toHexString(),
    name,
    grants,
    by,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  };
}
