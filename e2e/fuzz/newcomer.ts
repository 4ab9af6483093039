import { setTimeout } from 'node:timers/promises';
import type { Credentials } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { parsed } from './reply-check.js';
import type { Reply, Send } from './transport.js';

const MOST_TRIES = 8;
const RETRY_PAUSE_MS = 5_000;

/** A shopper whose requests end sessions, change the password and delete the account. */
export class Newcomer {
  private credentials: Credentials | undefined;
  private token: string | undefined;
  private visits = 0;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly visitor: ApiClient,
    private readonly index: number,
  ) {}

  /** Sends a request with a valid token. The newcomer's requests take turns, because each may end what the next needs. */
  send(send: Send): Promise<Reply | string> {
    const sent = this.turn.then(async () => {
      this.token ??= await this.freshToken();
      const reply = await send(this.token);
      this.token = tokenAfter(reply, this.token);
      return reply;
    });
    this.turn = sent.catch(() => undefined);
    return sent;
  }

  /** Signs in; to a new account if there is none or its password has changed. */
  private async freshToken(): Promise<string> {
    this.visits += 1;
    const guest = this.visitor.as({ ip: `10.9.${this.index}.${this.visits & 255}` });
    if (this.credentials) {
      const session = await guest.session(this.credentials).catch(() => undefined);
      if (session) return session.token;
    }
    this.credentials = await patiently(() => buildShopper(guest));
    const { credentials } = this;
    return (await patiently(() => guest.session(credentials))).token;
  }
}

/** Retries, because a busy machine may refuse sign-ins for a moment. @throws the error of the last try. */
async function patiently<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    try {
      return await act();
    } catch {
      await setTimeout(RETRY_PAUSE_MS);
    }
  }
  return act();
}

/** The token in a reply, such as the one that comes with a new password; undefined if the reply may have ended it. */
function tokenAfter(reply: Reply | string, token: string): string | undefined {
  if (typeof reply === 'string') return undefined;
  if (reply.status >= 400) return reply.status === 401 ? undefined : token;
  const body = parsed(reply.text);
  const given = body && typeof body === 'object' && 'token' in body ? body.token : undefined;
  return typeof given === 'string' ? given : undefined;
}
