import type { Account } from '../account/account.js';

/** Puts objects in the places of their ids. @param paths such as `payment_intent.latest_charge`. */
export function expanded(account: Account, reply: object, paths: string[]): unknown {
  const copy = structuredClone(reply) as Record<string, unknown>;
  for (const path of paths) expand(account, copy, path.split('.'));
  return copy;
}

function expand(account: Account, place: unknown, [step, ...rest]: string[]): void {
  if (Array.isArray(place)) {
    for (const one of place) expand(account, one, [step ?? '', ...rest]);
    return;
  }
  if (step === undefined || typeof place !== 'object' || place === null) return;
  const fields = place as Record<string, unknown>;
  const value = fields[step];
  if (typeof value === 'string') {
    const found = account.findAny(value);
    if (found) fields[step] = structuredClone(found);
  }
  expand(account, fields[step], rest);
}
