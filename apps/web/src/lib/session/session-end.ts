import { useSyncExternalStore } from 'react';

let page = '';
const listeners = new Set<() => void>();

function set(address: string) {
  page = address;
  for (const listener of listeners) listener();
}

/** On which page the last session has ended by itself, until somebody signs in or has read that. In memory only. */
export const sessionEnd = {
  note: () => set(window.location.pathname + window.location.search),
  forget: () => {
    if (page) set('');
  },
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The address of the page on which the session has ended by itself; empty if it has not. */
export function useSessionEnd(): string {
  return useSyncExternalStore(
    subscribe,
    () => page,
    () => '',
  );
}
