import {
  PageRefusedError,
  PageTooLateError,
  type HostedPayments,
} from '../../shop/payments/index.js';

type Payment = Parameters<HostedPayments['start']>[0];
type Known = Awaited<ReturnType<HostedPayments['look']>>;
type Operation = Parameters<HostedPayments['refund']>[0];

/** A provider with pages of its own: it keeps one payment for each key, and what it is asked for. */
export class FakeHosted implements HostedPayments {
  readonly name = 'stripe';
  readonly label = 'Card';
  readonly minCents = 50;
  readonly holdMs = 30 * 60_000;
  readonly started: Payment[] = [];
  readonly refunds = new Map<string, Operation>();
  readonly #known = new Map<string, Known>();
  /** While it is down, it does not answer. */
  isDown = false;
  /** What happened to its payments since they were paid. */
  past: Awaited<ReturnType<HostedPayments['aftermath']>> = { refunds: [], disputes: [] };
  /** Why it makes no pages. */
  refusal: string | undefined;
  /** Whether it is too late for a page that it has not made before. */
  isTooLate = false;

  start(payment: Payment) {
    return this.#answer(() => {
      if (this.refusal) throw new PageRefusedError(this.refusal);
      // An order that was changed has another page.
      const reference = `cs_${payment.idempotencyKey.replace('start:', '')}`;
      if (this.isTooLate && !this.#known.has(reference))
        throw new PageTooLateError('expires_at is in the past');
      this.started.push(payment);
      if (!this.#known.has(reference))
        this.#known.set(reference, { state: 'pending', amountCents: 0, currency: 'usd' });
      return { url: `https://pay.test/${reference}`, reference };
    });
  }

  look(reference: string) {
    return this.#answer(() => this.#of(reference));
  }

  expire(reference: string) {
    return this.#answer(() => {
      const known = this.#of(reference);
      if (known.state === 'pending' && known.amountCents === 0)
        this.#known.set(reference, { ...known, state: 'expired' });
      return this.#of(reference);
    });
  }

  aftermath() {
    return this.#answer(() => this.past);
  }

  capture({ order, amountCents }: Operation) {
    return this.#answer(() => {
      this.pay(order, amountCents);
      return { success: true } as const;
    });
  }

  void({ order }: Operation) {
    return this.#answer(() => {
      this.set(order, { state: 'cancelled', amountCents: 0 });
      return { success: true } as const;
    });
  }

  refund(operation: Operation): ReturnType<HostedPayments['refund']> {
    return this.#answer(() => {
      this.refunds.set(operation.idempotencyKey, operation);
      return { success: true } as const;
    });
  }

  /** Its buyer pays, or what else becomes of a payment. */
  set(order: string, known: Partial<Known>) {
    const reference = `cs_${order}`;
    this.#known.set(reference, { ...this.#of(reference), ...known });
  }

  pay(order: string, amountCents: number) {
    this.set(order, { state: 'paid', amountCents, charge: `pi_${order}` });
  }

  #of(reference: string): Known {
    const known = this.#known.get(reference);
    if (!known) throw new Error(`There is no payment ${reference}`);
    return known;
  }

  async #answer<T>(reply: () => T): Promise<T> {
    if (this.isDown) return Promise.reject(new Error('no answer'));
    return Promise.resolve(reply());
  }
}
