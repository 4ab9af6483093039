import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.js';
import { done, ok } from '../../contract/replies.js';
import {
  plannedShipmentSchema,
  shipmentResultSchema,
  shipmentsInputSchema,
} from './bulk-shipments.js';

/** The shipments of many orders. */
export const bulkShipmentEndpoints = {
  previewShipments: {
    method: 'POST',
    path: '/auth/order-shipments/preview',
    access: 'admin',
    area: 'orders',
    onlyReads: true,
    summary: 'What setting the shipments of many orders would change and what it would refuse',
    body: shipmentsInputSchema,
    status: 200,
    response: ok({ shipments: z.array(plannedShipmentSchema) }),
  },
  setOrderShipments: {
    method: 'PUT',
    path: '/auth/order-shipments',
    access: 'admin',
    area: 'orders',
    summary:
      'Set the shipments of many orders by their numbers, one after the other, as single changes do. The reply says what became of each; unfinished ones can be sent again',
    body: shipmentsInputSchema,
    status: 200,
    response: done({ results: z.array(shipmentResultSchema) }),
  },
} as const satisfies Record<string, Endpoint>;
