import type { Environment } from '@shop/test-shop/shop/shop-process';
import type { AttackedShop } from './attacked-shop.js';
import type { Check } from './checks.js';

/** One way to harm a shop, and what must hold nevertheless. */
export interface Attack {
  /** The name for `--only`. */
  name: string;
  /** What the attacker does, for the table. */
  tries: string;
  /** Settings of the shop, beyond those of every attacked shop. */
  environment?: Environment;
  /** Attacks a shop that was started for it alone. @throws Error when the attack could not be carried out. */
  run(shop: AttackedShop): Promise<Check[]>;
}
