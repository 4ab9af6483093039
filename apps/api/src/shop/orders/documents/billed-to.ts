import { addressLines } from '../address/address-lines.js';
import type { OrderRecord } from '../order.model.js';
import type { InvoiceRecord } from './invoice.model.js';

/** Whom an invoice goes to: the billing address, or else where the goods go, in parts if the checkout said them. */
export function billedTo({
  delivery,
  address,
  billing,
  taxId,
}: Pick<OrderRecord, 'delivery' | 'address' | 'billing' | 'taxId'>): InvoiceRecord['buyer'] {
  // A billing address without a street, such as a name alone, leaves the place to the address of the goods.
  const place = [billing, address].find((parts) => parts && addressLines(parts));
  return {
    name: billing?.name ?? (place ?? address)?.name ?? delivery.name,
    address: (place && addressLines(place)) ?? delivery.address,
    ...(taxId && { taxId }),
  };
}
