import { lazyPart } from '../../../../../ui/page/lazy-part';

/** Loaded with products that are sold out. */
export const StockAlert = lazyPart(() =>
  import('./stock-alert').then((loaded) => loaded.StockAlert),
);
