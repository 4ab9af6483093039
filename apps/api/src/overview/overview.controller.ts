import type { endpoints } from '@shop/shared';
import type { Controller } from '../http/route.js';
import { readOverview } from './read-overview.js';

export const get: Controller<typeof endpoints.getOverview> = async () => {
  return { success: true, ...(await readOverview()) };
};
