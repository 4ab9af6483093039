import { useSyncExternalStore } from 'react';
import type { CartProduct } from '@shop/shared';

/** What a shopper has just put into the cart. */
export interface Addition {
  product: CartProduct;
  /** How many pieces were added. */
  pieces: number;
  /** The button that added it. */
  source?: HTMLElement | undefined;
}

let addition: Addition | undefined;
const listeners = new Set<() => void>();

function change(next: Addition | undefined) {
  addition = next;
  for (const listener of listeners) listener();
}

/** Shows the panel about a product that was put into the cart. */
export function announceAddition(added: Addition): void {
  change(added);
}

/** Closes the panel. */
export function endAddition(): void {
  change(undefined);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The newest addition, until its panel is closed; none on a server. */
export function useAddition(): Addition | undefined {
  return useSyncExternalStore(
    subscribe,
    () => addition,
    () => undefined,
  );
}
