import type { PostalAddress } from '@shop/shared';
import type { OrderRecord } from '../order.model.js';
import type { InvoiceRecord } from './invoice.model.js';

/** Whom an invoice goes to: the billing address, or else where the goods go, in parts if the checkout said them. */
export function billedTo({
  delivery,
  address,
  billing,
  taxId,
}: Pick<OrderRecord, 'delivery' | 'address' | 'billing' | 'taxId'>): InvoiceRecord['buyer'] {
  const parts = billing ?? address;
  return {
    name: parts?.name ?? delivery.name,
    address: (parts && linesOf(parts)) ?? delivery.address,
    ...(taxId && { taxId }),
  };
}

/** The lines of an address, without the name. */
function linesOf({ company, line1, line2, city, state, postalCode, country }: PostalAddress) {
  if (!company && !line1) return undefined;
  const place = [[city, state].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ');
  return [company, line1, line2, place, country].filter(Boolean).join('\n');
}
