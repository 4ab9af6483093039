import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.js';
import { objectIdSchema } from '../../contract/fields.js';
import { done, ok } from '../../contract/replies.js';
import {
  checkoutFieldsSchema,
  checkTaxNumber,
  orderInputSchema,
  placeOrderHeadersSchema,
  quoteSchema,
} from '../checkout.js';
import { contactSchema } from '../delivery.js';
import { adminOrderDetailsSchema } from '../order-details.js';

/** Body of an order that is placed for a customer: perhaps what was prepared for them, which can be ordered once. */
const placedForCustomerSchema = checkoutFieldsSchema
  .extend({ prepared: z.object({ _id: objectIdSchema, version: z.int() }).optional() })
  .superRefine(checkTaxNumber);

const customerIdSchema = z.object({ userId: objectIdSchema });

/** Orders that an administrator places for a customer, such as by phone. */
export const customerOrderEndpoints = {
  quoteCustomerOrder: {
    method: 'POST',
    path: '/customers/:userId/orders/quote',
    access: 'admin',
    area: 'orders',
    also: ['money', 'customers'],
    onlyReads: true,
    summary:
      'What the items would cost this customer, whom and where they would go to, and how they can be paid; reserves nothing',
    params: customerIdSchema,
    body: orderInputSchema,
    status: 200,
    response: ok({ ...quoteSchema.shape, delivery: contactSchema }),
  },
  placeCustomerOrder: {
    method: 'POST',
    path: '/customers/:userId/orders',
    access: 'admin',
    area: 'orders',
    also: ['money', 'customers'],
    summary:
      'Place an order for a customer, as their own checkout would; once per Idempotency-Key. With `prepared`, that is what was prepared for them: 409 when somebody changed it since that version, or it is ordered. One that is paid on a payment page is kept for 22 hours, and the customer gets a mail with the link',
    params: customerIdSchema,
    headers: placeOrderHeadersSchema,
    body: placedForCustomerSchema,
    changesCatalogue: true,
    status: 201,
    response: done({ order: adminOrderDetailsSchema }),
  },
} as const satisfies Record<string, Endpoint>;
