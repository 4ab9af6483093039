import type { MailKind } from '@shop/shared';
import type { Letter, MailWriter } from '../../../mail/index.js';
import type { OrderRecord } from '../../order.model.js';
import type { ReturnRecord } from '../return.model.js';
import { piecesText, reasonText, returnLetter, returnToTell } from './return-blocks.js';
import type { ReturnLetter } from './return-blocks.js';
import { writeWithdrawalReceived } from './withdrawal-received.js';

interface Told {
  order: OrderRecord;
  found: ReturnRecord;
}

/** Writes a letter about a return from what is stored now. */
function writer(kind: ReturnMailKind): MailWriter {
  return async (id, shop) => {
    const told = await returnToTell(id);
    if (!told) return undefined;
    return { ...told.buyer, letter: returnLetterOf(kind, told, shop) };
  };
}

const pieces = ({ order, found }: Told) => ({
  name: 'What',
  value: piecesText(order, found.lines),
});

const message = ({ found }: Told) => ({ name: 'From the shop', value: found.message ?? '' });

const requested = (told: Told): ReturnLetter => ({
  subject: 'Return',
  title: 'We have received your request',
  text: `You’d like to return something from order ${told.order.number}. We’ll look at your request and write to you. Please don’t send anything until then.`,
  facts: [pieces(told), { name: 'Reason', value: reasonText(told.found) }],
});

const approved = (told: Told, shopAddress: string): ReturnLetter => ({
  subject: 'Return',
  title: 'Please send it back',
  text: `We’ve approved your return from order ${told.order.number}. Please print the return slip on your order’s page, put it in the parcel and send both to us.`,
  facts: [pieces(told), { name: 'Send it to', value: shopAddress }, message(told)],
});

const declined = (told: Told): ReturnLetter => ({
  subject: 'Return',
  title: 'We can’t accept your return',
  text: `We can’t accept your return from order ${told.order.number}.`,
  facts: [pieces(told), message(told)],
});

const received = (told: Told): ReturnLetter => ({
  subject: 'Return',
  title: 'Your return has arrived',
  text: `Your return from order ${told.order.number} is here. We’ll check it and write to you about the refund or the exchange.`,
  facts: [{ name: 'Arrived', value: piecesText(told.order, told.found.received ?? []) }],
});

const exchanged = (told: Told): ReturnLetter => ({
  subject: 'Exchange',
  title: 'Your exchange',
  text: `You’re getting something else in exchange for what you sent back from order ${told.order.number}.`,
  facts: [
    { name: 'Sent back', value: piecesText(told.order, told.found.received ?? []) },
    { name: 'New order', value: told.found.newOrder ? String(told.found.newOrder) : '' },
    message(told),
  ],
});

const closed = (told: Told): ReturnLetter => ({
  subject: 'Return',
  title: 'Your return is closed',
  text: closedText(told),
  facts: [
    told.found.received
      ? { name: 'Sent back', value: piecesText(told.order, told.found.received) }
      : pieces(told),
    message(told),
  ],
});

/** What was kept back for it before it was closed is not known any more, and needs no word of its own. */
function closedText({ order: { number }, found: { received, withdrawal } }: Told): string {
  if (received)
    return `We’ve closed your return from order ${number}, and won’t refund anything more for it.`;
  const what = withdrawal
    ? 'your withdrawal from the contract for order'
    : 'your return from order';
  return `We’ve closed ${what} ${number}. Nothing has come back to us, so there is no refund for it.`;
}

const LETTERS = {
  returnRequested: requested,
  returnApproved: approved,
  returnDeclined: declined,
  returnReceived: received,
  returnExchanged: exchanged,
  returnClosed: closed,
} satisfies Partial<Record<MailKind, (told: Told, shopAddress: string) => ReturnLetter>>;

type ReturnMailKind = keyof typeof LETTERS;

/** The letter of a kind about a return. */
export function returnLetterOf(
  kind: ReturnMailKind,
  told: Told,
  { name, address }: { name: string; address: string },
): Letter {
  return returnLetter(told.order, LETTERS[kind](told, address), name);
}

/** The writers of the mails about returns. */
export const RETURN_MAILS = {
  withdrawalReceived: writeWithdrawalReceived,
  returnRequested: writer('returnRequested'),
  returnApproved: writer('returnApproved'),
  returnDeclined: writer('returnDeclined'),
  returnReceived: writer('returnReceived'),
  returnExchanged: writer('returnExchanged'),
  returnClosed: writer('returnClosed'),
} satisfies Partial<Record<MailKind, MailWriter>>;
