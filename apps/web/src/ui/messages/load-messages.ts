import { useSyncExternalStore } from 'react';
import type * as Messages from './messages';

let messages: typeof Messages | undefined;
const listeners = new Set<() => void>();

/** Loads the code that shows messages, a chunk of its own, after the page has hydrated. */
export async function loadMessages(): Promise<typeof Messages> {
  messages ??= await import('./messages');
  for (const listener of listeners) listener();
  return messages;
}

/** The module that `loadMessages` has loaded. */
export function loadedMessages(): typeof Messages | undefined {
  return messages;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The module that `loadMessages` has loaded; undefined on a server. */
export function useMessages(): typeof Messages | undefined {
  return useSyncExternalStore(subscribe, loadedMessages, () => undefined);
}
