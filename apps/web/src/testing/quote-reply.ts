import type { Quote, QuoteLine } from '@shop/shared';

/** The reply to a request for a quote, when these are the shop's prices and stock. */
export async function quoteReply(
  lines: readonly QuoteLine[],
  request: Request,
): Promise<Quote & { success: true }> {
  const { items } = (await request.json()) as { items: { product: string; quantity: number }[] };
  const wanted = new Map(items.map(({ product, quantity }) => [product, quantity]));
  const cents = lines.map(({ product, price, available }) => {
    return Math.round((price ?? 0) * 100) * Math.min(wanted.get(product) ?? 0, available);
  });
  const total = cents.reduce((sum, one) => sum + one, 0) / 100;
  return {
    success: true,
    lines: lines.map((line) => {
      const isShort =
        line.state === 'available' && (wanted.get(line.product) ?? 0) > line.available;
      return isShort ? { ...line, state: 'short' } : line;
    }),
    total,
  };
}
