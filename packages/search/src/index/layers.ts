import { rowOf } from './id-table.js';
import { Matches } from './matching/matches.js';
import type { Figures, IndexedProduct } from './product.js';
import { analyseProduct, SegmentBuilder, type AnalysedProduct, type Segment } from './segment.js';

/** Changed products that are packed anew at each change, and those that are packed when these are too many. */
const FRESH = 64;
const RECENT = 1_024;

/** Packed products, and which of them match a query. */
export interface Layer {
  segment: Segment;
  matches: Matches;
}

/**
 * What was there when the index was built is packed; changed products are in two smaller layers on top of it, and their
 * former rows are dead.
 */
export class Layers {
  private readonly main: Layer;
  private recent: Layer | undefined;
  private fresh: Layer | undefined;
  private readonly recentProducts = new Map<string, AnalysedProduct>();
  private readonly freshProducts = new Map<string, AnalysedProduct>();

  /** @param onWordsChange called when products have other words than before. */
  constructor(
    segment: Segment,
    private readonly onWordsChange: () => void,
  ) {
    this.main = layer(segment, 0);
  }

  /** Changed products since the index was built. */
  get changed(): number {
    return this.recentProducts.size + this.freshProducts.size;
  }

  /** Whether so many have changed that the index should be built again. */
  get needsRebuild(): boolean {
    return this.changed > Math.max(RECENT, this.main.segment.size / 20);
  }

  /** Adds a product, or replaces what is known of it. */
  put(product: IndexedProduct): void {
    this.remove(product.id);
    this.freshProducts.set(product.id, analyseProduct(product));
    this.fresh = undefined;
    this.onWordsChange();
  }

  remove(id: string): void {
    for (const one of [this.main, this.recent]) {
      const row = one ? rowOf(one.segment.idTable, id) : -1;
      if (one && row >= 0) one.segment.alive[row] = 0;
    }
    this.recentProducts.delete(id);
    if (!this.freshProducts.delete(id)) return;
    this.fresh = undefined;
    this.onWordsChange();
  }

  /** Price, stock and sales. @returns false if there is no such product. */
  setFigures(id: string, { priceCents, quantity, piecesSold = 0 }: Figures): boolean {
    for (const { segment } of this.all()) {
      const row = rowOf(segment.idTable, id);
      if (row < 0 || !segment.alive[row]) continue;
      segment.priceCents[row] = priceCents;
      segment.quantity[row] = quantity;
      segment.piecesSold[row] = piecesSold;
      const known = this.freshProducts.get(id) ?? this.recentProducts.get(id);
      if (known) Object.assign(known.product, { priceCents, quantity, piecesSold });
      return true;
    }
    return false;
  }

  /** All layers, the main one first. Packs what has changed since the last time. */
  all(): Layer[] {
    this.fold();
    return [this.main, this.recent, this.fresh].flatMap((one) => one ?? []);
  }

  private fold(): void {
    if (this.freshProducts.size > FRESH) {
      for (const [id, product] of this.freshProducts) this.recentProducts.set(id, product);
      this.freshProducts.clear();
      this.recent = layer(packed(this.recentProducts), 1);
      this.fresh = undefined;
      this.onWordsChange();
    }
    if (!this.fresh && this.freshProducts.size > 0)
      this.fresh = layer(packed(this.freshProducts), this.recent ? 2 : 1);
  }
}

function layer(segment: Segment, number: number): Layer {
  return { segment, matches: new Matches(segment, number) };
}

function packed(products: ReadonlyMap<string, AnalysedProduct>): Segment {
  const builder = new SegmentBuilder();
  const newest = [...products.values()].sort((a, b) => b.product.createdAt - a.product.createdAt);
  for (const product of newest) builder.add(product);
  return builder.build();
}
