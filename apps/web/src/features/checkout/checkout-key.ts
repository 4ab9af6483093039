import type { OrderItem, User } from '@shop/shared';
import { z } from 'zod';

const STORAGE_KEY = 'checkout';

const attemptSchema = z.object({ content: z.string(), key: z.string() });
type Attempt = z.infer<typeof attemptSchema>;

// Where session storage is full or forbidden, the attempt lasts as long as the page.
let unsaved: Attempt | undefined;

function storedAttempt(): Attempt | undefined {
  try {
    const stored = window.sessionStorage.getItem(STORAGE_KEY);
    return stored === null ? unsaved : attemptSchema.parse(JSON.parse(stored));
  } catch {
    return unsaved;
  }
}

function store(attempt: Attempt) {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(attempt));
  } catch {
    unsaved = attempt;
  }
}

/** `crypto.randomUUID` exists on secure origins alone, and a shop tried out in a local network isn't one. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What an attempt is for: the same buyer and the same items are the same attempt. */
export function contentOf(buyerId: User['_id'], items: readonly OrderItem[]): string {
  return JSON.stringify([buyerId, items]);
}

/**
 * The key of the attempt to buy this content. It stays the same, over reloads too, until the attempt is settled: should
 * the reply to a payment get lost, trying again asks for the same order and not for a second one.
 */
export function checkoutKey(content: string): string {
  const attempt = storedAttempt();
  if (attempt?.content === content) return attempt.key;
  const key = randomKey();
  store({ content, key });
  return key;
}

/** Whether an attempt to buy this content was begun and its outcome isn't known. */
export function isUnsettled(content: string): boolean {
  return storedAttempt()?.content === content;
}

/** The attempt's outcome is known: the next one gets a key of its own. */
export function settleCheckout() {
  unsaved = undefined;
  try {
    window.sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored there, then.
  }
}
