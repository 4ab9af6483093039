import { KeptValue } from '../../changes/kept-value.js';
import { namedBy } from '../../changes/tags.js';
import { pinIdOf } from './pin-id.js';
import { PinModel } from './pin.model.js';

/** Looks up which products come first in searches for certain words. */
export interface Pins {
  /** Ids in display order. */
  of(words: string): Promise<readonly string[]>;
}

type PinsById = ReadonlyMap<string, readonly string[]>;

/** Queries the database each time. */
export const STORED_PINS: Pins = {
  async of(words) {
    const id = pinIdOf(words);
    const pin = id && (await PinModel.findById(id).read('primary').lean());
    return pin?.products.map(String) ?? [];
  },
};

/** Holds all pinned products in memory and reads them again after each change. */
export class PinnedProducts extends KeptValue<PinsById> implements Pins {
  constructor() {
    super({ read: readAll, isChangedBy: (tags) => namedBy(tags).hasSearchRules });
  }

  async of(words: string): Promise<readonly string[]> {
    const pins = await this.current();
    // Analysing the words takes longer than the lookup, so it is skipped if nothing is pinned.
    const id = pins.size > 0 ? pinIdOf(words) : undefined;
    return (id && pins.get(id.toHexString())) ?? [];
  }
}

async function readAll(): Promise<PinsById> {
  const pins = await PinModel.find({}, { products: 1 }).read('primary').lean();
  return new Map(pins.map(({ _id, products }) => [_id.toHexString(), products.map(String)]));
}
