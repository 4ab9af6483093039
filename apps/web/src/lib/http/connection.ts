import { useSyncExternalStore } from 'react';

/** `offline`: this device has no network. `unreachable`: it has one, but the shop does not answer. */
export type Connection = 'online' | 'offline' | 'unreachable';

const listeners = new Set<() => void>();
let isReachable = true;

function notifyListeners() {
  for (const listener of listeners) listener();
}

function read(): Connection {
  if (!navigator.onLine) return 'offline';
  return isReachable ? 'online' : 'unreachable';
}

/** The connection to the shop, derived from the browser and from the outcome of the last call. */
export const connection = {
  get: read,
  /** Records the outcome of a call. @param answered whether the shop itself replied, even with a refusal */
  note: (answered: boolean) => {
    if (answered === isReachable) return;
    isReachable = answered;
    notifyListeners();
  },
  subscribe: (listener: () => void) => {
    if (listeners.size === 0) {
      window.addEventListener('online', notifyListeners);
      window.addEventListener('offline', notifyListeners);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener('online', notifyListeners);
      window.removeEventListener('offline', notifyListeners);
    };
  },
};

export function useConnection(): Connection {
  return useSyncExternalStore(connection.subscribe, read, () => 'online');
}
