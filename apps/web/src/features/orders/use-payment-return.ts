import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { shopPaths } from '../../lib/address/shop-paths';
import { useCheckPayment } from './api/check-payment';

/**
 * For a buyer who comes back from the page to pay on, which adds `payment` to the address: looks whether the order is
 * paid, and if so, ends as every payment does, on the home page. What the address says is not believed.
 */
export function usePaymentReturn(number: string): { isChecking: boolean } {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { mutate, isPending } = useCheckPayment(number);
  const isBack = params.has('payment');
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isBack || isAsked.current) return;
    isAsked.current = true;
    const stay = () =>
      setParams(
        (before) => {
          before.delete('payment');
          return before;
        },
        { replace: true },
      );
    mutate(undefined, {
      onSuccess: ({ order }) => {
        if (order.payment.success) void navigate(shopPaths.home, { replace: true });
        else stay();
      },
      onError: stay,
    });
  }, [isBack, mutate, navigate, setParams]);
  return { isChecking: isBack || isPending };
}
