import type { Product } from '@shop/shared';
import { useLocation } from 'react-router-dom';
import { shopPaths } from '../../../../../lib/address/shop-paths';
import { placeOf } from '../../../../../lib/history/history-places';
import { usePastShell } from '../../../../../ui/page/use-past-shell';

/** About what a card takes of a window, in square pixels. */
const CARD_AREA = 288 * 460;

/**
 * Tells which cards of a list are rendered at first. After Back, these are the ones around the card that the list was left
 * by, and the others come right after the first paint: a slow phone can't render a long list at once.
 */
export function useFirstCards(products: readonly Product[]): (index: number) => boolean {
  const { link } = placeOf(useLocation());
  if (usePastShell('all') || !link) return () => true;
  const left = products.findIndex(({ slug }) => shopPaths.product(slug) === link.href);
  const reach = (window.innerWidth * window.innerHeight) / CARD_AREA;
  return (index) => left < 0 || Math.abs(index - left) <= reach;
}
