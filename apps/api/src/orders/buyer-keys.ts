import { plainText } from '../text/plain-text.js';

/** Further words of a name begin no key of their own. */
const MAX_WORDS = 8;

/** By what an order's buyer is found: the beginnings of these. The name from each of its words on, and the address. */
export function buyerKeys({ name, email }: { name: string; email: string }): string[] {
  const words = plainText(name).split(/\s+/).filter(Boolean);
  const names = words.slice(0, MAX_WORDS).map((_, index) => words.slice(index).join(' '));
  return [...new Set([...names, plainText(email)])].filter(Boolean);
}

/** What someone typed, as the keys are written. */
export function asBuyerKey(text: string): string {
  return plainText(text).split(/\s+/).filter(Boolean).join(' ');
}
