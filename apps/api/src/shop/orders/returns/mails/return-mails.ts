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
  text: `you want to send back a part of order ${told.order.number}. We look at it and write to you. Please don’t send anything before that.`,
  facts: [pieces(told), { name: 'Reason', value: reasonText(told.found) }],
});

const approved = (told: Told, shopAddress: string): ReturnLetter => ({
  subject: 'Return',
  title: 'Please send it back',
  text: `we take back what you want to return of order ${told.order.number}. Please print the return slip on your order’s page, put it into the parcel and send both to us.`,
  facts: [pieces(told), { name: 'Send it to', value: shopAddress }, message(told)],
});

const declined = (told: Told): ReturnLetter => ({
  subject: 'Return',
  title: 'We can’t take it back',
  text: `we can’t take back what you want to return of order ${told.order.number}.`,
  facts: [pieces(told), message(told)],
});

const received = (told: Told): ReturnLetter => ({
  subject: 'Return',
  title: 'Your return has arrived',
  text: `what you have sent back of order ${told.order.number} is here. We look at it, and write to you about the refund or the exchange.`,
  facts: [{ name: 'Arrived', value: piecesText(told.order, told.found.received ?? []) }],
});

const exchanged = (told: Told): ReturnLetter => ({
  subject: 'Exchange',
  title: 'Your exchange',
  text: `you get something else for what you have sent back of order ${told.order.number}.`,
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
    return `we have closed what you have sent back of order ${number}, and refund nothing more for it.`;
  const what = withdrawal
    ? 'your withdrawal from the contract about order'
    : 'your return of order';
  return `we have closed ${what} ${number}. Nothing has come back to us, and we refund nothing for it.`;
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
