import { useLocation, type NavigateOptions } from 'react-router-dom';
import { useGoTo } from '../../lib/address/use-go-to';
import { rememberedListAddress } from './product-list';

/** The state of a link from a list to one of its products. */
export const FROM_LIST = { fromList: true } as const;

/**
 * Returns to the list of products as it was left. If the product was opened from it, it goes back in the history, which
 * restores the scroll position.
 */
export function useReturnToList(): (options?: NavigateOptions) => Promise<void> {
  const goTo = useGoTo();
  const state = useLocation().state as Partial<typeof FROM_LIST> | null;
  return (options) => (state?.fromList ? goTo(-1) : goTo(rememberedListAddress(), options));
}
