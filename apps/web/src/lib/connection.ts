import { useSyncExternalStore } from 'react';

/** `offline`: this device has no network. `unreachable`: it has, but the shop does not answer. */
export type Connection = 'online' | 'offline' | 'unreachable';

const listeners = new Set<() => void>();
let answers = true;

function tell() {
  for (const listener of listeners) listener();
}

function read(): Connection {
  if (!navigator.onLine) return 'offline';
  return answers ? 'online' : 'unreachable';
}

/** The state of the way to the shop, from what the browser says and from how the last call went. */
export const connection = {
  get: read,
  /** Notes how a call went. @param answered whether the shop itself gave an answer, be it a refusal */
  note: (answered: boolean) => {
    if (answered === answers) return;
    answers = answered;
    tell();
  },
  subscribe: (listener: () => void) => {
    if (listeners.size === 0) {
      window.addEventListener('online', tell);
      window.addEventListener('offline', tell);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
    };
  },
};

export function useConnection(): Connection {
  return useSyncExternalStore(connection.subscribe, read, () => 'online');
}
