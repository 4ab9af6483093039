import { Types } from 'mongoose';
import { ApiKeyModel } from '../../shop/api-keys/index.js';
import type { BuildWrite } from './write.js';

/** Those of API keys. */
export const apiKeyWrites = {
  createApiKey: () =>
    Promise.resolve({
      input: { body: { name: 'Warehouse', grants: ['orders:read', 'catalog:write'] } },
      entry: {
        subject: { kind: 'apiKey', name: 'Warehouse' },
        before: null,
        after: { areas: 'catalog:write, orders:read' },
      },
    }),
  revokeApiKey: async () => {
    const { _id } = await ApiKeyModel.create({
      name: 'Warehouse',
      grants: ['orders:read'],
      digest: 'a digest',
      by: new Types.ObjectId(),
      createdAt: new Date(),
    });
    return {
      input: { params: { id: _id.toHexString() } },
      entry: {
        subject: { kind: 'apiKey', name: 'Warehouse' },
        before: { areas: 'orders:read' },
        after: null,
      },
    };
  },
} as const satisfies Record<string, BuildWrite>;
