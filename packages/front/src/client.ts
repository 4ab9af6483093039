import { ClientLeftError } from './errors.js';

/**
 * On whose behalf work is done. Passed on as an argument: an `AsyncLocalStorage` would slow every request down by a
 * tenth.
 */
export interface Client {
  /** Clients with the same key share their turns in queues: the network address, or a name for the server itself. */
  readonly key: string;
  /** Aborted when the client no longer waits for a reply. */
  readonly left?: AbortSignal;
  /** Gives the turn to the address's next request while this one waits in a queue. */
  leaveTurn?(): void;
}

/** The operator, who starts the server or runs a command. */
export const OPERATOR: Client = { key: 'operator' };

/** @throws ClientLeftError if the client no longer waits for a reply: it disconnected, or got one. */
export function assertWaiting({ left }: Pick<Client, 'left'>): void {
  if (left?.aborted) throw new ClientLeftError();
}
