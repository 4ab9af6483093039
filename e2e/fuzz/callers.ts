import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN, MAYA } from '@shop/test-shop/client/people';
import { Newcomer } from './newcomer.js';
import type { CallerName } from './requests.js';
import type { Reply, Send } from './transport.js';

const FORGED = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIwMTIzNDU2Nzg5YWJjZGVmMDEyMzQ1NjcifQ.';
const NEWCOMERS = 4;

/** All callers. Each that has a token always has a valid one. */
export class Callers {
  private sent = 0;

  private constructor(
    private readonly tokens: Partial<Record<CallerName, string>>,
    private readonly newcomers: readonly Newcomer[],
  ) {}

  static async signIn(origin: string): Promise<Callers> {
    const visitor = new ApiClient(origin);
    const tokens = {
      shopper: (await visitor.session(MAYA)).token,
      admin: (await visitor.session(ADMIN)).token,
      forger: FORGED,
    };
    const newcomers = Array.from({ length: NEWCOMERS }, (_, index) => new Newcomer(visitor, index));
    return new Callers(tokens, newcomers);
  }

  send(caller: CallerName, send: Send): Promise<Reply | string> {
    if (caller !== 'newcomer') return send(this.tokens[caller]);
    this.sent += 1;
    return this.newcomers[this.sent % NEWCOMERS]?.send(send) ?? send(undefined);
  }
}
