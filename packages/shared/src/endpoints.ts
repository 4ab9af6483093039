import { accountEndpoints } from './accounts.endpoints.js';
import { auditEndpoints } from './audit.endpoints.js';
import { catalogEndpoints } from './catalog.endpoints.js';
import { orderEndpoints } from './orders.endpoints.js';
import { overviewEndpoints } from './overview.endpoints.js';

/** The contract: every call of the shop's API. */
export const endpoints = {
  ...catalogEndpoints,
  ...accountEndpoints,
  ...orderEndpoints,
  ...auditEndpoints,
  ...overviewEndpoints,
};
