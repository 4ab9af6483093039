import type { Request } from 'express';
import { clientAddress } from './client-address.js';

/** Who waits for a reply. */
export interface RequestClient {
  /** The network address. */
  key: string;
  /** Aborted when the connection is closed or the reply is over. */
  left: AbortSignal;
}

export function clientOf(req: Request): RequestClient {
  const leaving = new AbortController();
  const { res } = req;
  if (res?.closed) leaving.abort();
  else res?.once('close', () => leaving.abort());
  return { key: clientAddress(req), left: leaving.signal };
}
