import { clientAddress, type Client } from '@shop/front';
import type { Request } from 'express';
import { leaveTurn } from './turns.js';

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
