import { ALWAYS_FRESH, type Freshness } from '@shop/front';
import type { ChangeConsumer } from '../../changes/follow-changes.js';
import { onCatalogChange } from '../../changes/changed.js';
import { namedBy } from '../../changes/tags.js';
import { pinIdOf } from './pin-id.js';
import { PinModel } from './pin.model.js';

/** Looks up which products come first in searches for certain words. */
export interface Pins {
  /** Ids in display order. */
  of(words: string): Promise<readonly string[]>;
}

/** Queries the database each time. */
export const STORED_PINS: Pins = {
  async of(words) {
    const id = pinIdOf(words);
    const pin = id && (await PinModel.findById(id).read('primary').lean());
    return pin?.products.map(String) ?? [];
  },
};

/** Holds all pinned products in memory and reads them again after each change. */
export class PinnedProducts implements Pins, ChangeConsumer {
  private pins: Promise<ReadonlyMap<string, readonly string[]>> | undefined;
  private freshness = ALWAYS_FRESH;
  readonly stop: () => void;

  constructor() {
    this.stop = onCatalogChange((tags) => () => this.invalidate(tags));
  }

  /** To be called if other instances change the database, too. */
  follow(freshness: Freshness): void {
    this.freshness = freshness;
  }

  async of(words: string): Promise<readonly string[]> {
    if (!this.freshness.isFresh()) await this.freshness.catchUp();
    if (!this.freshness.isFresh()) return STORED_PINS.of(words);
    const pins = await (this.pins ??= this.read());
    // Analysing the words takes longer than the lookup, so it is skipped if nothing is pinned.
    const id = pins.size > 0 ? pinIdOf(words) : undefined;
    return (id && pins.get(id.toHexString())) ?? [];
  }

  invalidate(tags: readonly string[]): void {
    if (namedBy(tags).hasSearchRules) this.clear();
  }

  clear(): void {
    this.pins = undefined;
  }

  private read() {
    const reading = readAll();
    reading.catch(() => {
      if (this.pins === reading) this.clear();
    });
    return reading;
  }
}

async function readAll(): Promise<ReadonlyMap<string, readonly string[]>> {
  const pins = await PinModel.find({}, { products: 1 }).read('primary').lean();
  return new Map(pins.map(({ _id, products }) => [_id.toHexString(), products.map(String)]));
}
