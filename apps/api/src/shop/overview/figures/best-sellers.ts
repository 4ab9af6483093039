import { dollarsFromCents, FIGURE_PRODUCTS, type Figures } from '@shop/shared';
import { namedProducts } from '../../catalog/index.js';
import { mostSold } from '../sales/packed-sold.js';
import type { SoldDays } from './sold-days.js';
import type { Span } from './spans.js';

/** How many are looked up: a few more than are listed, in case some were deleted. */
const LOOKED_UP = FIGURE_PRODUCTS * 3;

/** The products of which most pieces were sold, and how many were in the period before. */
export async function bestSellers(
  days: SoldDays,
  spans: Record<'now' | 'before', Span>,
): Promise<Figures['bestSellers']> {
  const best = new Map(mostSold(await days.products(spans.now), LOOKED_UP));
  const earlier = await days.products(spans.before, best);
  const named = await namedProducts([...best.keys()]);
  return named.slice(0, FIGURE_PRODUCTS).map(({ _id, name, slug }) => {
    const id = _id.toHexString();
    const { pieces = 0, cents = 0 } = best.get(id) ?? {};
    const piecesBefore = earlier.get(id)?.pieces ?? 0;
    return { _id: id, name, slug, pieces, piecesBefore, goods: dollarsFromCents(cents) };
  });
}
