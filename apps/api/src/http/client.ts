import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request } from 'express';
import { clientAddress } from './client-address.js';
import { leaveTurn } from './turns.js';

/** On whose behalf something is done. */
export interface Client {
  /** Clients with the same key share their turns in queues: the network address, or a name for the shop itself. */
  key: string;
  /** Aborted when the client no longer waits for a reply. */
  left?: AbortSignal;
  /** Lets the address's next request be worked on, while this one waits in a queue. */
  leaveTurn?: () => void;
}

/** Whoever starts the shop or runs a command. */
const OPERATOR: Client = { key: 'operator' };

const current = new AsyncLocalStorage<Client>();

/** The client whose request is being answered. */
export function currentClient(): Client {
  return current.getStore() ?? OPERATOR;
}

/** Does something on behalf of a client. */
export function onBehalfOf<T>(client: Client, work: () => T): T {
  return current.run(client, work);
}

/** The client who waits for the reply to a request. */
export function clientOf(req: Request): Client {
  const leaving = new AbortController();
  const { res } = req;
  if (res?.closed) leaving.abort();
  else res?.once('close', () => leaving.abort());
  return {
    key: clientAddress(req),
    left: leaving.signal,
    leaveTurn: () => res && leaveTurn(res),
  };
}
