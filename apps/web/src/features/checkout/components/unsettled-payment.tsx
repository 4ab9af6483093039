import { Receipt } from 'lucide-react';
import { paths } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/forms/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import type { Checkout } from '../use-checkout';

/** For a cart that is empty while the end of a payment isn't known: how to find out, and how to bring it to its end. */
export function UnsettledPayment({ paying, pay }: Pick<Checkout, 'paying' | 'pay'>) {
  return (
    <EmptyState
      title="Your last payment is still open"
      icon={<Receipt aria-hidden size={28} strokeWidth={1.5} />}
      actions={
        <>
          <Button busy={paying} onClick={pay}>
            {paying ? 'Paying …' : 'Finish the payment'}
          </Button>
          <ButtonLink to={paths.userOrders} tone="secondary">
            See your orders
          </ButtonLink>
        </>
      }
    >
      We don’t know yet whether it arrived. Your orders tell; finish it if it isn’t among them. You
      will not be charged twice.
    </EmptyState>
  );
}
