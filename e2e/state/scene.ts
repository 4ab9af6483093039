import type { Instances } from '@shop/test-shop/shop/instances';
import type { Records } from './records.js';
import type { Sender } from './sender.js';

/** What all simulated clients share during a run. */
export interface Scene {
  sender: Sender;
  records: Records;
  instances: Instances;
  /** Ids of all products that are bought, edited and deleted, including deleted ones. */
  products: readonly string[];
  slugs: ReadonlyMap<string, string>;
  /** A token for each shopper's account. */
  shoppers: readonly string[];
  /** An administrator's token. */
  admin: string;
  isOver(): boolean;
}

export const tokenOf = ({ shoppers }: Scene, client: number): string =>
  shoppers[client % shoppers.length] ?? '';
