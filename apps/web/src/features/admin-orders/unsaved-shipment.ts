import type { Order } from '@shop/shared';
import { failureText } from '../../lib/http/api-error';

/** Why an order was not set to Shipped: the shipment typed for it was invalid or refused. */
export class UnsavedShipment extends Error {
  override readonly name = 'UnsavedShipment';

  constructor({ number, status }: Order) {
    super(`The shipment is not saved, so order ${number} stays ${status}`);
  }
}

/** The message to show when a status was not set. */
export function statusFailureText(error: unknown): string {
  return error instanceof UnsavedShipment ? error.message : failureText(error);
}
