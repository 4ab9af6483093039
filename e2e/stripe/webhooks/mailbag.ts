import type { Account } from '../account/account.js';
import type { Delivery } from '../account/state.js';
import { signatureOf } from './signature.js';

/** How webhooks are sent. */
export interface Manner {
  /** None is sent meanwhile. */
  isHeld: boolean;
  /** Which of those due is sent first. */
  order: 'as told' | 'latest first' | 'shuffled';
  /** How often each is sent, even if it was received. */
  copies: number;
  /** How many are lost: they count as received. */
  drop: number;
  delayMs: number;
}

export const USUAL_MANNER: Readonly<Manner> = {
  isHeld: false,
  order: 'as told',
  copies: 1,
  drop: 0,
  delayMs: 0,
};

const LOOK_EVERY_MS = 50;
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 5_000;
const MAX_TRIES = 16;
const ANSWER_MS = 10_000;

/** Sends events to the webhook, each until it is received. Hours between the tries of the real API are seconds here. */
export class Mailbag {
  manner: Manner = { ...USUAL_MANNER };
  readonly #stopping = new AbortController();
  readonly #done: Promise<void>;

  constructor(readonly account: Account) {
    this.#done = this.#run();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#done;
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const next = this.#next();
      if (next) await this.#send(next);
      else await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }

  #next(): Delivery | undefined {
    const { isHeld, order, delayMs } = this.manner;
    if (isHeld) return undefined;
    const due = this.account.state
      .all('delivery')
      .filter(({ state, dueAt }) => state === 'due' && dueAt + delayMs <= Date.now());
    if (order === 'latest first') return due.at(-1);
    return due[order === 'shuffled' ? Math.floor(Math.random() * due.length) : 0];
  }

  async #send(delivery: Delivery): Promise<void> {
    const event = this.account.find('event', delivery.id);
    const isReceived = this.#isDropped() || (await this.#post(JSON.stringify(event)));
    const tries = delivery.tries + 1;
    if (isReceived) this.#put({ ...delivery, tries, state: 'done' });
    else if (tries >= MAX_TRIES) this.#put({ ...delivery, tries, state: 'given up' });
    else {
      const wait = Math.min(FIRST_WAIT_MS * 2 ** delivery.tries, LONGEST_WAIT_MS);
      this.#put({ ...delivery, tries, dueAt: Date.now() + wait });
    }
  }

  #isDropped(): boolean {
    if (this.manner.drop === 0) return false;
    this.manner.drop -= 1;
    return true;
  }

  #put(delivery: Delivery): void {
    this.account.state.put('delivery', delivery);
    this.account.state.write();
  }

  /** @returns whether each copy was received. */
  async #post(body: string): Promise<boolean> {
    const { url = '', secrets = [] } = this.account.state.get('endpoint', 'endpoint') ?? {};
    const signature = signatureOf(body, secrets, Math.floor(Date.now() / 1_000));
    const copies = Array.from({ length: this.manner.copies }, async () => {
      const reply = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(ANSWER_MS)]),
      });
      await reply.arrayBuffer();
      return reply.ok;
    });
    return Promise.all(copies).then(
      (received) => received.every(Boolean),
      () => false,
    );
  }
}
