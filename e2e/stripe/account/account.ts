import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { missing } from '../http/api-error.js';
import { API_VERSION, type Happening } from './objects.js';
import { State, type Kinds } from './state.js';

const ID_BYTES = 12;
/** The kinds that the API answers, by the beginning of their ids. */
const KIND_OF = {
  cs: 'session',
  pi: 'intent',
  ch: 'charge',
  re: 'refund',
  du: 'dispute',
  evt: 'event',
} as const;

type Shown = (typeof KIND_OF)[keyof typeof KIND_OF];

/** The merchant's account at the provider. */
export class Account {
  readonly state: State;
  /** Where the pages to pay on are. Known once the server listens. */
  origin = '';

  constructor(
    file: string,
    readonly secretKey: string,
  ) {
    this.state = new State(file);
  }

  get livemode(): boolean {
    return this.secretKey.includes('_live_');
  }

  /** In seconds. */
  now(): number {
    const ahead = this.state.get('clock', 'clock')?.ahead ?? 0;
    return Math.floor(Date.now() / 1_000) + ahead;
  }

  newId(prefix: keyof typeof KIND_OF): string {
    const mode = prefix === 'cs' ? (this.livemode ? 'live_' : 'test_') : '';
    return `${prefix}_${mode}${randomBytes(ID_BYTES).toString('hex')}`;
  }

  /** @throws ApiError 404 */
  find<K extends Shown>(kind: K, id: string, param = 'id'): Kinds[K] {
    const found = this.state.get(kind, id);
    if (!found) throw missing(kind, id, param);
    return found;
  }

  /** The object with this id, of whatever kind it is. */
  findAny(id: string): Kinds[Shown] | undefined {
    const kind = KIND_OF[id.slice(0, id.indexOf('_')) as keyof typeof KIND_OF] as Shown | undefined;
    return kind && this.state.get(kind, id);
  }

  /** Stores a new or changed object. */
  put<K extends Shown>(kind: K, object: Kinds[K]): Kinds[K] {
    this.state.put(kind, object);
    return object;
  }

  /** Records an event, to be sent to the webhook if there is one. */
  tell(type: Stripe.Event['type'], object: Happening['data']['object']): void {
    const id = this.newId('evt');
    const isSent = this.state.get('endpoint', 'endpoint') !== undefined;
    this.put('event', {
      id,
      object: 'event',
      api_version: API_VERSION,
      created: this.now(),
      data: { object: structuredClone(object) },
      livemode: this.livemode,
      pending_webhooks: isSent ? 1 : 0,
      request: { id: null, idempotency_key: null },
      type,
    });
    if (isSent) this.state.put('delivery', { id, tries: 0, dueAt: Date.now(), state: 'due' });
  }
}
