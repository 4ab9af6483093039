import type { Account } from '../account/account.js';
import { chargeBack, closeDispute, openDispute } from '../account/dispute.js';
import type { Charge } from '../account/objects.js';
import { endSlowPayment, paySession, type Card } from '../account/pay.js';
import { failRefund, refundCharge } from '../account/refund.js';
import { USUAL_MANNER, type Mailbag, type Manner } from '../webhooks/mailbag.js';
import type { Fault, Faults } from './faults.js';

interface Parts {
  account: Account;
  faults: Faults;
  mailbag: Mailbag;
}

/** What tests can have happen, besides what the shop asks for. */
export function controlsOf({ account, faults, mailbag }: Parts) {
  const { state } = account;
  return {
    /** Has the next requests to the API fail. */
    fail: (fault: Fault) => faults.add(fault),
    /** Ends all faults, and sends webhooks as usual. */
    recover: () => {
      faults.clear();
      mailbag.manner = { ...USUAL_MANNER };
    },
    /** Sends events to this address from now on. */
    endpoint: (endpoint: { url: string; secrets: string[] }) =>
      state.put('endpoint', { id: 'endpoint', ...endpoint }),
    webhooks: (manner: Partial<Manner>) => {
      mailbag.manner = { ...mailbag.manner, ...manner };
    },
    /** The shopper pays on the page, and closes it. */
    pay: ({ session, card = 'good' }: { session: string; card?: Card }) =>
      paySession(account, session, card),
    /** A slow bank has decided. */
    decide: ({ session, isPaid }: { session: string; isPaid: boolean }) =>
      endSlowPayment(account, session, isPaid),
    /** The cardholder disputes a payment, or has the bank ask about it. */
    dispute: ({ intent, isInquiry }: { intent: string; isInquiry?: boolean }) =>
      openDispute(account, chargeOf(account, intent), isInquiry),
    /** An inquiry becomes a chargeback. */
    chargeBack: ({ intent, dispute }: { intent: string; dispute: string }) =>
      chargeBack(account, chargeOf(account, intent), account.find('dispute', dispute)),
    closeDispute: ({ dispute, outcome }: { dispute: string; outcome: 'won' | 'lost' }) =>
      closeDispute(account, account.find('dispute', dispute), outcome),
    /** The merchant returns an amount in the provider's dashboard. */
    refund: ({ intent, amount }: { intent: string; amount?: number }) =>
      refundCharge(account, chargeOf(account, intent), { amount }),
    /** The bank could not return an amount after all. */
    failRefund: ({ refund }: { refund: string }) =>
      failRefund(account, account.find('refund', refund)),
    /** Moves the account's clock forwards. */
    passTime: ({ seconds }: { seconds: number }) => {
      const ahead = state.get('clock', 'clock')?.ahead ?? 0;
      state.put('clock', { id: 'clock', ahead: ahead + seconds });
    },
    /** All sessions, the oldest first. */
    sessions: () => state.all('session'),
    /** All payments, the oldest first. */
    intents: () => state.all('intent'),
    refunds: () => state.all('refund'),
    /** All that was told, the oldest first. */
    events: () => state.all('event'),
    /** How often each event was sent. */
    deliveries: () => state.all('delivery'),
  };
}

export type Controls = ReturnType<typeof controlsOf>;

function chargeOf(account: Account, intent: string): Charge {
  return account.find('charge', account.find('intent', intent).latest_charge ?? '');
}
