import type { AdminOrderDetails } from '@shop/shared';
import { Notice } from '../../../ui/feedback/notice';

/** Says that an order was paid in another currency than its own, and whether that has gone back. */
export function OtherCurrencyNotice({ payment }: Pick<AdminOrderDetails, 'payment'>) {
  const { otherCurrency } = payment;
  if (!otherCurrency) return null;
  const { amount, returnedAt } = otherCurrency;
  return (
    <Notice tone="danger">
      The buyer paid {amount}, which is not the shop’s currency, so the order is not paid.{' '}
      {returnedAt === null
        ? 'It is being returned; if that fails, it is among the tasks.'
        : 'It was returned.'}{' '}
      Please look up which currencies your payment provider charges.
    </Notice>
  );
}
