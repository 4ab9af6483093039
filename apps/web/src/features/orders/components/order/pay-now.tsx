import type { Order } from '@shop/shared';
import { ExternalButtonLink } from '../../../../ui/forms/button';

/** The way to the page on which an order is paid that is not paid yet. */
export function PayNow({ payment: { state, url } }: Pick<Order, 'payment'>) {
  if (state !== 'pending' || url === undefined) return null;
  return <ExternalButtonLink href={url}>Pay now</ExternalButtonLink>;
}
