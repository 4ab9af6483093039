import { nameWithVariant, type CartProduct } from '@shop/shared';
import { useSyncExternalStore } from 'react';
import { shopPaths } from '../../lib/address/shop-paths';
import { notify } from '../../ui/messages/notify';
import { entryKey } from '../cart';
import type { Quantities } from './merge-carts';

/** More would be no sentence any more. */
const MOST_NAMES = 3;

let news: string | undefined;
const listeners = new Set<() => void>();

function setNews(text: string | undefined) {
  news = text;
  for (const listener of listeners) listener();
}

/** Says what was changed in the cart: on its page until it is closed, elsewhere as a message. */
export function tellNews(text: string) {
  setNews(text);
  if (window.location.pathname !== shopPaths.cart) notify.note(text);
}

export function closeNews() {
  setNews(undefined);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was last changed in the cart from elsewhere; undefined once it is closed. */
export function useCartNews(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => news,
    () => undefined,
  );
}

interface Change {
  before: Quantities;
  after: Quantities;
  /** Those of both. */
  products: readonly CartProduct[];
  /** Whether it came with the sign-in. */
  isFirst: boolean;
  /** How many kept products the shop no longer has. */
  gone: number;
  /** The names of kept products whose variant the shop no longer has. */
  goneVariants: readonly string[];
}

function listOf(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES);
  const more = names.length - shown.length;
  return new Intl.ListFormat('en').format(
    more > 0 ? [...shown, `${more.toLocaleString('en-US')} more`] : shown,
  );
}

const wereText = (names: readonly string[], what: string) =>
  names.length > 0 ? `${listOf(names)} ${names.length === 1 ? 'was' : 'were'} ${what}` : '';

function goneText(variants: readonly string[]): string {
  const names = [...new Set(variants)];
  if (names.length === 0) return '';
  const choice = variants.length === 1 ? 'the variant you chose' : 'the variants you chose';
  return `${listOf(names)} ${names.length === 1 ? 'is' : 'are'} no longer sold in ${choice}`;
}

/** What a merge has changed in the cart of this browser, in a sentence. */
export function changeText({
  before,
  after,
  products,
  isFirst,
  gone,
  goneVariants,
}: Change): string {
  const names = new Map(products.map((entry) => [entryKey(entry), nameWithVariant(entry)]));
  const named = (ids: Iterable<string>) => [...ids].flatMap((id) => names.get(id) ?? []);
  const added = [...after.keys()].filter((id) => !before.has(id));
  const removed = [...before.keys()].filter((id) => !after.has(id));
  const changed = [...after].filter(([id, pieces]) => before.has(id) && before.get(id) !== pieces);
  const parts = [
    wereText(named(added), 'added'),
    wereText(named(removed), 'removed'),
    changed.length > 0 &&
      listOf(changed.map(([id, pieces]) => `${names.get(id) ?? ''} is now × ${pieces}`)),
    gone > 0 && `${gone === 1 ? 'one product is' : `${gone} products are`} no longer sold`,
    goneText(goneVariants),
  ].filter(Boolean);
  const source = isFirst ? 'From the cart kept with your account' : 'Your cart on another device';
  return parts.length > 0 ? `${source}: ${parts.join('; ')}.` : '';
}
