import type { Quote, QuoteLine } from '@shop/shared';

/** The reply to a request for a quote, when these are the shop's prices and stock. */
export async function quoteReply(
  lines: readonly QuoteLine[],
  request: Request,
): Promise<Quote & { success: true }> {
  const { items } = (await request.json()) as { items: { product: string; quantity: number }[] };
  const cents = items.map(({ product, quantity }) => {
    const line = lines.find((one) => one.product === product);
    return Math.round((line?.price ?? 0) * 100) * Math.min(quantity, line?.available ?? 0);
  });
  const total = cents.reduce((sum, one) => sum + one, 0) / 100;
  return { success: true, lines: [...lines], total };
}
