import type { Request } from 'express';
import { clientAddress } from './client-address.js';
import { leaveTurn } from './turns.js';

/**
 * On whose behalf something is done. It is handed on from the request: an `AsyncLocalStorage` would cost every request of
 * the shop a tenth of its time.
 */
export interface Client {
  /** Clients with the same key share their turns in queues: the network address, or a name for the shop itself. */
  readonly key: string;
  /** Aborted when the client no longer waits for a reply. */
  readonly left?: AbortSignal;
  /** Lets the address's next request be worked on, while this one waits in a queue. */
  leaveTurn?(): void;
}

/** Whoever starts the shop or runs a command. */
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

  /** Made when it is first asked for: most requests wait in no queue. */
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
