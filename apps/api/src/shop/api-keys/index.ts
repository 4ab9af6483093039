/** The API keys' interface for other features: who they let in, and the routes that list and make them. */
export { ApiKeyModel, type ApiKeyRecord } from './api-key.model.js';
export { apiKeyRoutes } from './api-keys.routes.js';
export { authenticateBy } from './authenticate-by.js';
