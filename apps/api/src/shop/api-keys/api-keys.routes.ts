import { route } from '@shop/http/route';
import { endpoints } from '@shop/shared';
import * as keys from './api-keys.controller.js';

export function apiKeyRoutes() {
  return [
    route(endpoints.listApiKeys, keys.list),
    route(endpoints.createApiKey, keys.create),
    route(endpoints.revokeApiKey, keys.revoke),
  ];
}
