import { useSyncExternalStore } from 'react';

let hasEnded = false;
const listeners = new Set<() => void>();

function set(ended: boolean) {
  hasEnded = ended;
  for (const listener of listeners) listener();
}

/** Whether the last session has ended by itself, and nobody has signed in or read that since. In memory only. */
export const sessionEnd = {
  note: () => set(true),
  forget: () => {
    if (hasEnded) set(false);
  },
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSessionEnd(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasEnded,
    () => false,
  );
}
