import { PAGE_ROUTES, type Settings } from '@shop/shared';
import { contactOf } from '../../accounts/index.js';
import type { Letter, LetterSamples, MailWriter } from '../../mail/index.js';
import { SAMPLE_NAME } from '../../mail/index.js';
import { itemNames } from './item-names.js';
import { PreparedOrderModel } from './prepared-order.model.js';

/** Sends the customer the link to an order that was prepared for them. One that is ordered meanwhile needs no mail. */
const writeOrderPrepared: MailWriter = async (id, settings) => {
  const prepared = await PreparedOrderModel.findById(id).lean();
  const contact = prepared && (await contactOf(prepared.customer));
  if (!contact || prepared.state !== 'sent') return undefined;
  const { items, note = '' } = prepared.entry;
  const names = await itemNames(items);
  const pieces = items.map(
    ({ quantity }, index) => `${quantity} × ${names[index] ?? 'No longer sold'}`,
  );
  const { name, email: address } = contact;
  const letter = orderPrepared({ id: id.toHexString(), name, pieces, note }, settings);
  return { to: { name, address }, user: prepared.customer, letter };
};

interface Told {
  id: string;
  name: string;
  pieces: readonly string[];
  note: string;
}

/** What is prepared, and where it is ordered. It says no amounts: those of the moment of the order count. */
function orderPrepared({ id, name, pieces, note }: Told, shop: Pick<Settings, 'name'>): Letter {
  return {
    subject: `Your order at ${shop.name} is ready for you`,
    title: 'Your order is ready for you',
    blocks: [
      {
        type: 'paragraph',
        text: `Hello ${name},\nWe’ve prepared an order for you. Please check it, and place it if everything is right. Nothing is reserved until then.`,
      },
      {
        type: 'facts',
        rows: [
          { name: 'Products', value: pieces.join('\n') },
          ...(note ? [{ name: 'Our note', value: note }] : []),
        ],
      },
      {
        type: 'link',
        label: 'See the order',
        path: PAGE_ROUTES.userPreparedOrder.replace(':id', id),
        otherwise: 'You’ll find it under “Orders” in your account.',
      },
    ],
  };
}

/** The writer of the mail about prepared orders. */
export const PREPARED_MAILS = { orderPrepared: writeOrderPrepared };

/** A letter about an order that nobody has prepared. */
export const PREPARED_SAMPLES = {
  orderPrepared: (shop) => ({
    letter: orderPrepared(
      { id: '5a3e00000000000000000001', name: SAMPLE_NAME, pieces: ['2 × Desk Lamp'], note: '' },
      shop,
    ),
  }),
} satisfies LetterSamples;
