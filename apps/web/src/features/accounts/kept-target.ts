import { RESET_LINK_MINUTES } from '@shop/shared';
import { RETURN_TARGET_KEY } from '../../lib/storage/forget-everybody';
import { fieldsOf } from '../../lib/storage/stored-values';
import { returnTarget } from './return-target';

/**
 * Keeps where a sign-in was to lead for as long as the link works that is sent by mail: that opens a page without it.
 */
export function keepTarget(target: string | undefined): void {
  try {
    const until = Date.now() + RESET_LINK_MINUTES * 60_000;
    if (target === undefined) localStorage.removeItem(RETURN_TARGET_KEY);
    else localStorage.setItem(RETURN_TARGET_KEY, JSON.stringify({ target, until }));
  } catch {
    // Storage is forbidden: the sign-in leads to the home page.
  }
}

/** What was kept, once. */
export function takeTarget(): string | undefined {
  try {
    const stored = localStorage.getItem(RETURN_TARGET_KEY);
    if (stored === null) return undefined;
    localStorage.removeItem(RETURN_TARGET_KEY);
    const { target, until } = fieldsOf(JSON.parse(stored));
    const isValid = typeof target === 'string' && typeof until === 'number' && until > Date.now();
    return isValid ? returnTarget(target) : undefined;
  } catch {
    return undefined;
  }
}
