import { lazyPart } from '../../../../../ui/page/lazy-part';

/** Loaded with products that are sold out. */
export const StockAlert = lazyPart(async () => (await import('./stock-alert')).StockAlert);
