import { endpoints, type StatusChange } from '@shop/shared';
import { call } from '../../../lib/http/api-client';

/** Sets the statuses of many orders in one request. @returns the outcome of each @throws ApiError */
export async function updateOrderStatuses(changes: readonly StatusChange[]) {
  const body = {
    changes: changes.map(({ orderId, statusBefore, status }) => ({
      orderId,
      statusBefore,
      status,
    })),
  };
  return (await call(endpoints.updateOrderStatuses, { body })).results;
}
