import { useSyncExternalStore } from 'react';

/** A value in the browser's local storage: shared by all tabs, empty on a server. */
interface LocalStore<T> {
  get: () => T;
  set: (value: T) => void;
  /** Removes the stored entry. */
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
  getEmpty: () => T;
}

interface LocalStoreOptions<T> {
  key: string;
  /** The value if nothing is stored, or nothing readable. */
  empty: T;
  /** Turns the parsed JSON into a value; may throw. */
  parse: (stored: unknown) => T;
}

export function createLocalStore<T>({ key, empty, parse }: LocalStoreOptions<T>): LocalStore<T> {
  const listeners = new Set<() => void>();
  let seenText: string | null = null;
  let seenValue = empty;
  // If storage is full or forbidden, the value lives as long as the page.
  let unsaved: string | null | undefined;

  function readText(): string | null {
    if (unsaved !== undefined) return unsaved;
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function writeText(text: string | null) {
    try {
      if (text === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, text);
      unsaved = undefined;
    } catch {
      unsaved = text;
    }
    for (const listener of listeners) listener();
  }

  function get(): T {
    const text = readText();
    if (text !== seenText) {
      seenText = text;
      seenValue = text === null ? empty : readValue(text);
    }
    return seenValue;
  }

  function readValue(text: string): T {
    try {
      return parse(JSON.parse(text));
    } catch {
      return empty;
    }
  }

  function onStorage(event: StorageEvent) {
    // A null key means that another tab cleared everything.
    if (event.key !== key && event.key !== null) return;
    unsaved = undefined;
    for (const listener of listeners) listener();
  }

  /** A page that waits to be gone back to hears of no change, such as a sign-out on the pages after it. */
  function onPageShow({ persisted }: PageTransitionEvent) {
    if (persisted) for (const listener of listeners) listener();
  }

  function listen() {
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
  }

  function stopListening() {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) listen();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stopListening();
    };
  }

  return {
    get,
    set: (value) => {
      writeText(JSON.stringify(value));
    },
    clear: () => {
      writeText(null);
    },
    subscribe,
    getEmpty: () => empty,
  };
}

export function useLocalStore<T>(store: LocalStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.getEmpty);
}
