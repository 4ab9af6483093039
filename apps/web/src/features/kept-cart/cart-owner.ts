import { session } from '../../lib/session/session';
import { cartStore } from '../cart';
import { keptState } from './kept-state';

/** Longer than an exchange takes that succeeds at all; whoever signs out waits for it. */
export const LAST_EXCHANGE_MS = 3_000;

/** Takes a signed-in shopper's cart out of this browser. Call it once the session has ended. */
export function dropCart(): void {
  cartStore.clear();
  keptState.clear();
}

/**
 * Call this when somebody is signed in. The cart of another account goes; a guest's becomes theirs.
 * @param user their id
 */
export function claimCart(user: string): void {
  const owner = keptState.get()?.user;
  if (owner === user) return;
  if (owner !== undefined) dropCart();
  keptState.set({ user, version: 0, items: [] });
}

/**
 * Keeps what has changed since the last exchange. Call it before a session is ended on purpose.
 * @returns false if there was something to keep and it could not be
 */
export async function settleCart(): Promise<boolean> {
  try {
    const loaded = await import('./exchange-carts');
    const late = new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), LAST_EXCHANGE_MS);
    });
    return await Promise.race([loaded.exchangeCarts().then(() => true), late]);
  } catch {
    return cartStore.get().length === 0;
  }
}

/** Keeps the cart of whoever is signed in. The code for that loads only then. */
export function keepCarts(): void {
  let isLoading = false;
  function start() {
    if (isLoading || !session.get()) return;
    isLoading = true;
    import('./follow-cart').then(
      (loaded) => loaded.followCart(),
      () => {
        isLoading = false;
      },
    );
  }
  session.subscribe(start);
  start();
}
