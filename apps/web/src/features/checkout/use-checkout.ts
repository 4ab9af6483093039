import type { Product, User } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { failureText } from '../../lib/api-error';
import { notify } from '../../lib/notify';
import { PUBLIC_DATA } from '../../lib/query-client';
import { emptyCart } from '../cart';
import { ORDERS } from '../orders';
import { placeOrder } from './api/place-order';
import { QUOTE, useQuote } from './api/quote-order';
import { contentOf, isUnsettled } from './checkout-key';
import { orderItems } from './order-items';
import { reviewCart } from './review-cart';

const PAYMENT = ['payment'] as const;

class CartChanged extends Error {
  override readonly name = 'CartChanged';
}

/** The cart held against the shop's word, and paying for it. */
export function useCheckout(cart: readonly Product[], buyer: User | undefined) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const items = orderItems(cart);
  const quote = useQuote(items);
  const review = reviewCart(cart, quote.data);
  const content = buyer && contentOf(buyer._id, items);
  const unsettled = content !== undefined && isUnsettled(content);

  /** Nobody pays another sum than the one on the screen, or finds out afterwards that something was sold out. */
  async function confirmReview() {
    const { data } = await quote.refetch({ throwOnError: true });
    const now = reviewCart(cart, data);
    if (now.blocked || now.total !== review.total) throw new CartChanged();
  }

  const payment = useMutation({
    mutationKey: PAYMENT,
    mutationFn: async () => {
      if (content === undefined) throw new Error('Nobody is signed in');
      // An attempt whose end is unknown may have taken the stock already: only the same order again can tell.
      if (!unsettled) await confirmReview();
      return placeOrder(items, content);
    },
    onSuccess: () => {
      notify.success('Payment successfully');
      void navigate(paths.home);
      emptyCart();
      // Stock has changed, and there is one order more.
      void queryClient.invalidateQueries({ queryKey: [PUBLIC_DATA] });
      void queryClient.invalidateQueries({ queryKey: [ORDERS] });
    },
    onError: (error) => {
      if (error instanceof CartChanged) {
        notify.error('Something in your cart has changed. Please look at it again.');
        return;
      }
      notify.error(failureText(error, 'Something went wrong'));
      void queryClient.invalidateQueries({ queryKey: QUOTE });
    },
  });

  return {
    review,
    quoteError: quote.error,
    askAgain: () => void quote.refetch(),
    unsettled: unsettled && !payment.isPending,
    paying: payment.isPending,
    pay: () => {
      // Asked of the client: two clicks can come before the button is drawn as busy.
      if (queryClient.isMutating({ mutationKey: PAYMENT }) === 0) payment.mutate();
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
