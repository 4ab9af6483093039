import type { Request } from 'express';
import { clientAddress } from './client-address.js';
import { leaveTurn } from './turns.js';

/**
 * On whose behalf work is done. Passed on as an argument: an `AsyncLocalStorage` would slow every request of the shop
 * down by a tenth.
 */
export interface Client {
  /** Clients with the same key share their turns in queues: the network address, or a name for the shop itself. */
  readonly key: string;
  /** Aborted when the client no longer waits for a reply. */
  readonly left?: AbortSignal;
  /** Gives the turn to the address's next request while this one waits in a queue. */
  leaveTurn?(): void;
}

/** The operator, who starts the shop or runs a command. */
export const OPERATOR: Client = { key: 'operator' };

/** The client who waits for the reply to a request. */
export function clientOf(req: Request): Client {
  return new WaitingClient(req);
}

class WaitingClient implements Client {
  readonly key: string;
  private leaving: AbortController | undefined;

  constructor(private readonly req: Request) {
    this.key = clientAddress(req);
  }

  /** Created on first use: most requests wait in no queue. */
  get left(): AbortSignal {
    if (!this.leaving) {
      const leaving = (this.leaving = new AbortController());
      const { res } = this.req;
      if (res?.closed) leaving.abort();
      else res?.once('close', () => leaving.abort());
    }
    return this.leaving.signal;
  }

  leaveTurn(): void {
    if (this.req.res) leaveTurn(this.req.res);
  }
}
