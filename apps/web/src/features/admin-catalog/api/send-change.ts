import { endpoints, FAILURE_TEXTS, type ProductChange } from '@shop/shared';
import { call } from '../../../lib/http/api-client';
import { ApiError } from '../../../lib/http/api-error';

/** As a call for one product would answer. */
const STATUS_OF = { refused: 409, notFound: 404, unfinished: 503 } as const;

/** Changes one product like one of many. @throws ApiError with the status 409 if the shop refuses the change */
export async function sendChange(change: ProductChange): Promise<void> {
  const { results } = await call(endpoints.bulkEditProducts, { body: { changes: [change] } });
  const [{ outcome, message } = { outcome: 'unfinished' as const, message: FAILURE_TEXTS.call }] =
    results;
  if (outcome !== 'done' && outcome !== 'already')
    throw new ApiError({ status: STATUS_OF[outcome], serverMessage: message });
}
