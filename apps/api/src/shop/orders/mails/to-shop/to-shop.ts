import { PAGE_ROUTES, type Settings } from '@shop/shared';
import type { Block } from '../../../mail/index.js';
import type { OrderRecord } from '../../order.model.js';

/** What the shop is told of an order. */
export interface ToldShop {
  subject: string;
  text: string;
  facts: { name: string; value: string }[];
}

/** A mail about an order to the shop's own address. */
export function toShop(
  { name, email }: Pick<Settings, 'name' | 'email'>,
  { _id, number, buyer }: OrderRecord,
  { subject, text, facts }: ToldShop,
) {
  const blocks: Block[] = [
    { type: 'paragraph', text },
    ...(facts.length > 0 ? [{ type: 'facts' as const, rows: facts }] : []),
    {
      type: 'link',
      label: 'Open the order',
      path: PAGE_ROUTES.adminOrder.replace(':number', String(number)),
      otherwise: 'You’ll find it under “Orders” in the administrators’ area.',
    },
  ];
  const letter = { subject, title: `Order ${number}`, blocks };
  return { to: { name, address: email }, user: buyer._id, order: _id, letter };
}
