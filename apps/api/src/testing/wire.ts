import { beforeEach } from 'vitest';
import type { ApiClient } from './api-client.js';
import { buildAdmin } from './factories.js';

/**
 * Calls the API as the specification spells its paths and fields, by hand and not by the contract. Calls are an
 * administrator's unless they name another token.
 */
export function useWire(api: ApiClient) {
  let adminToken: string;

  beforeEach(async () => {
    adminToken = (await buildAdmin()).token;
  });

  async function send(method: string, path: string, body?: unknown, token = adminToken) {
    const isForm = body instanceof FormData;
    const response = await api.fetch(path, {
      method,
      headers: {
        Authorization: token,
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  return { send, get: (path: string, token?: string) => send('GET', path, undefined, token) };
}
