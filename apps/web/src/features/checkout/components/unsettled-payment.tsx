import { Receipt } from 'lucide-react';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { Button, ButtonLink } from '../../../ui/forms/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import type { Checkout } from '../use-checkout';

/** For an empty cart with an unsettled payment: a way to check whether it went through, and to complete it. */
export function UnsettledPayment({ paying, pay }: Pick<Checkout, 'paying' | 'pay'>) {
  return (
    <EmptyState
      title="Your last payment is not confirmed"
      icon={<Receipt aria-hidden size={28} strokeWidth={1.5} />}
      actions={
        <>
          <Button busy={paying} onClick={pay}>
            {paying ? 'Paying …' : 'Finish paying'}
          </Button>
          <ButtonLink to={dashboardPaths.userOrders} tone="secondary">
            See your orders
          </ButtonLink>
        </>
      }
    >
      We don’t know yet whether it went through. Check your orders; if this one isn’t there, finish
      paying. You will not be charged twice.
    </EmptyState>
  );
}
