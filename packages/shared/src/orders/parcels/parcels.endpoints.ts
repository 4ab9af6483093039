import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.js';
import { objectIdSchema } from '../../contract/fields.js';
import { done } from '../../contract/replies.js';
import { adminOrderDetailsSchema } from '../order-details.js';
import { parcelInputSchema } from './parcels.js';

/** Orders that are sent in several parcels. */
export const parcelEndpoints = {
  addParcel: {
    method: 'POST',
    path: '/auth/order-parcels/:orderId',
    access: 'admin',
    area: 'orders',
    summary:
      'Write that pieces of an order are on their way in a parcel of their own; its buyer gets a mail. The status of the order stays as it is; with the last pieces, it gets its invoice. 409 for more pieces than are left, or if the order may not be sent',
    params: z.object({ orderId: objectIdSchema }),
    body: parcelInputSchema,
    creates: true,
    status: 201,
    response: done({ order: adminOrderDetailsSchema }),
  },
  removeParcel: {
    method: 'DELETE',
    path: '/auth/order-parcels/:orderId/:parcelId',
    access: 'admin',
    area: 'orders',
    summary: 'Remove a parcel that was entered by mistake',
    params: z.object({ orderId: objectIdSchema, parcelId: objectIdSchema }),
    status: 200,
    response: done({ order: adminOrderDetailsSchema }),
  },
} as const satisfies Record<string, Endpoint>;
