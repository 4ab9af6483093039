import { useSyncExternalStore } from 'react';
import type * as Messages from './messages';

let messages: typeof Messages | undefined;
const listeners = new Set<() => void>();

/** The code of messages: a chunk that loads once a page is alive. */
export async function loadMessages(): Promise<typeof Messages> {
  messages ??= await import('./messages');
  for (const listener of listeners) listener();
  return messages;
}

/** What `loadMessages` has loaded. */
export function loadedMessages(): typeof Messages | undefined {
  return messages;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What `loadMessages` has loaded; nothing on a server. */
export function useMessages(): typeof Messages | undefined {
  return useSyncExternalStore(subscribe, loadedMessages, () => undefined);
}
