import { SUCCESS_TEXTS, type OrderItem, type Product, type User } from '@shop/shared';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { ApiError, failureText } from '../../lib/api-error';
import { useConnection } from '../../lib/connection';
import { notify } from '../../ui/feedback/notify';
import { PUBLIC_DATA } from '../../lib/query-client';
import { cartStore, removeOrdered } from '../cart';
import { ORDERS } from '../orders';
import { placeOrder } from './api/place-order';
import { QUOTE, useQuote } from './api/quote-order';
import { attemptOf, beginAttempt, isFor, useAttempt } from './checkout-attempts';
import { orderItems } from './order-items';
import { reviewCart } from './review-cart';

const PAYMENT = ['payment'] as const;
const EARLIER_ARRIVED = 'Your earlier payment arrived.';
const OFFLINE = 'You are offline. Nothing is lost: pay once you are connected again.';

function earlierArrived(): string {
  const isLeft = cartStore.get().length > 0;
  return isLeft ? `${EARLIER_ARRIVED} This is what is left in your cart.` : EARLIER_ARRIVED;
}

interface Wanted {
  buyer: User['_id'];
  items: readonly OrderItem[];
}

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
  const hasAttempt = useAttempt(buyer?._id) !== undefined;
  const isOffline = useConnection() === 'offline';
  const paying = useIsMutating({ mutationKey: PAYMENT }) > 0;

  /** Nobody pays another sum than the one on the screen, or finds out afterwards that something was sold out. */
  async function confirmReview() {
    const { data } = await quote.refetch({ throwOnError: true });
    const now = reviewCart(cart, data);
    if (now.blocked || now.total !== review.total) throw new CartChanged();
  }

  const payment = useMutation({
    mutationKey: PAYMENT,
    mutationFn: async (wanted: Wanted) => {
      // An attempt whose end is unknown may have taken the stock already: only the same order again can tell.
      if (!attemptOf(wanted.buyer)) await confirmReview();
      const attempt = beginAttempt(wanted.buyer, wanted.items);
      const isNews = await placeOrder(attempt);
      return { ordered: attempt.items, isNews, isWanted: isFor(attempt, wanted.items) };
    },
    onSuccess: ({ ordered, isNews, isWanted }) => {
      // The tab that heard of it first has done this.
      if (isNews) removeOrdered(ordered);
      notify.success(isWanted ? SUCCESS_TEXTS.paid : earlierArrived());
      // Stock has changed, and there is one order more.
      void queryClient.invalidateQueries({ queryKey: [PUBLIC_DATA] });
      void queryClient.invalidateQueries({ queryKey: [ORDERS] });
    },
    onError: (error) => {
      if (error instanceof CartChanged) {
        notify.error('Something in your cart has changed. Please look at it again.');
        return;
      }
      notify.error(failureText(error, navigator.onLine ? undefined : OFFLINE));
      void queryClient.invalidateQueries({ queryKey: QUOTE });
    },
  });

  function pay() {
    // Asked of the client: two clicks can come before the button is drawn as busy.
    if (!buyer || queryClient.isMutating({ mutationKey: PAYMENT }) > 0) return;
    payment.mutate(
      { buyer: buyer._id, items },
      {
        // Called only while the page is still open: whoever went elsewhere stays there.
        onSuccess: ({ isWanted }) => {
          if (isWanted) void navigate(paths.home);
        },
      },
    );
  }

  return {
    review,
    quoteError: quote.error,
    askAgain: () => void quote.refetch(),
    /** The shop will not take such a cart at all, say for having too many pieces. */
    refused: quote.error instanceof ApiError && quote.error.status === 400,
    /** A payment was sent off, and its end is not known. */
    hasAttempt,
    unsettled: hasAttempt && !paying,
    isOffline,
    paying,
    pay,
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
