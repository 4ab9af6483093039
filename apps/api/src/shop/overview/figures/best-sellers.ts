import { dollarsFromCents, FIGURE_PRODUCTS, type Figures } from '@shop/shared';
import { namedProducts } from '../../catalog/index.js';
import { addTo, type SoldByItem } from '../sales/packed-sold.js';

/** How many are looked up: a few more than are listed, in case some were deleted. */
const LOOKED_UP = FIGURE_PRODUCTS * 3;

/** The products of which most pieces were sold. @param before what was sold in the period before */
export async function bestSellers(
  now: SoldByItem,
  before: SoldByItem,
): Promise<Figures['bestSellers']> {
  const earlier = byProduct(before);
  const sold = byProduct(now);
  const best = [...sold]
    .sort(([, one], [, other]) => other.pieces - one.pieces || other.cents - one.cents)
    .slice(0, LOOKED_UP);
  const named = await namedProducts(best.map(([id]) => id));
  return named.slice(0, FIGURE_PRODUCTS).map(({ _id, name, slug }) => {
    const id = _id.toHexString();
    const { pieces = 0, cents = 0 } = sold.get(id) ?? {};
    const piecesBefore = earlier.get(id)?.pieces ?? 0;
    return { _id: id, name, slug, pieces, piecesBefore, goods: dollarsFromCents(cents) };
  });
}

/** The variants of a product together. */
function byProduct(sold: SoldByItem): SoldByItem {
  const products: SoldByItem = new Map();
  for (const [item, { pieces, cents }] of sold)
    addTo(products, item.split(':')[0] ?? item, pieces, cents);
  return products;
}
