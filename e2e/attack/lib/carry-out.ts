import type { Attack } from './attack.js';
import { AttackedShop } from './attacked-shop.js';
import { none, type Check } from './checks.js';
import type { Outcome } from './table.js';

/** No attack may take longer, whatever the shop does. */
const TIMEOUT_MS = 300_000;

let current: AttackedShop | undefined;

/** Stops the shop that is being attacked, if there is one. */
export async function closeCurrent(): Promise<void> {
  await current?.close();
}

/** Attacks a fresh shop and always stops it afterwards. */
export async function carryOut(attack: Attack): Promise<Outcome> {
  const started = performance.now();
  let checks: Check[];
  try {
    current = await AttackedShop.start(attack.environment);
    checks = await carryOutAt(current, attack);
  } catch (error) {
    checks = [none('errors', [String(error)])];
  } finally {
    await closeCurrent();
    current = undefined;
  }
  return { attack, checks, seconds: (performance.now() - started) / 1_000 };
}

/** Attacks a shop that is open already. @throws whatever ends the attack early. */
export function carryOutAt(shop: AttackedShop, attack: Attack): Promise<Check[]> {
  return Promise.race([attack.run(shop), timeout()]);
}

function timeout(): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = () => reject(new Error(`it did not end within ${TIMEOUT_MS / 1_000} s`));
    setTimeout(fail, TIMEOUT_MS).unref();
  });
}
