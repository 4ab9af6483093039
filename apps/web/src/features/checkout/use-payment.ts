import { BROWSING_TEXTS, type CartProduct, type Order, type Quote, type User } from '@shop/shared';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dashboardPaths } from '../../lib/address/dashboard-paths';
import { otherSite } from '../../lib/address/other-site';
import { shopPaths } from '../../lib/address/shop-paths';
import { ApiError, failureText } from '../../lib/http/api-error';
import { PUBLIC_DATA } from '../../lib/http/query-client';
import { session } from '../../lib/session/session';
import { checkoutEntries, type CheckoutEntries } from '../../lib/storage/checkout-entries';
import { notePlacedOrder } from '../../lib/storage/placed-order';
import { notify } from '../../ui/messages/notify';
import { cartStore, removeOrdered } from '../cart';
import { catchUpCart, settleCart } from '../kept-cart';
import { ORDERS } from '../orders';
import { DELIVERY } from './api/get-delivery';
import { findUnsettledOrder, placeOrder } from './api/place-order';
import { QUOTE, quoteOptions } from './api/quote-order';
import { applyQuote } from './apply-quote';
import { CartChanged, isOfferedAsShown } from './as-shown';
import { attemptOf, beginAttempt, useAttempt, type Purchase } from './checkout-attempts';
import { askedFor, toldOf, wishesOf } from './entries';
import { usePaidPlace } from './use-paid-place';

const PAYMENT = ['payment'] as const;
const EARLIER_PAYMENT_SETTLED = 'Your earlier payment went through.';
const OFFLINE = 'You are offline. Nothing is lost: you can pay once you are back online.';
const UNKNOWN =
  'We don’t know yet whether your order was placed. Paying again is safe: nothing is charged or ordered twice.';

function earlierPaymentText(): string {
  const hasItemsLeft = cartStore.get().length > 0;
  return hasItemsLeft
    ? `${EARLIER_PAYMENT_SETTLED} These items are still in your cart.`
    : EARLIER_PAYMENT_SETTLED;
}

/** What to say about a payment that failed without a reason from the server. */
function failedPaymentText(buyer: User['_id']): string | undefined {
  if (attemptOf(buyer)) return UNKNOWN;
  return navigator.onLine ? undefined : OFFLINE;
}

/** Remembers the order for the home page, unless the payer has signed out meanwhile. */
function noteOrder(payer: User['_id'], number: number) {
  if (session.get()?.user._id === payer) notePlacedOrder(payer, number);
}

async function noteUnsettledOrder(payer: User['_id']) {
  // The cart says that the outcome is unknown in any case.
  const number = await findUnsettledOrder().catch(() => undefined);
  if (number !== undefined) noteOrder(payer, number);
}

/** What the shopper saw and had entered when they pressed the button. */
interface AskedOrder extends Omit<Purchase, 'told'> {
  entries: CheckoutEntries;
}

/** Whether nothing was bought because the order is not what the shopper was shown. */
function isOutdated(error: Error, payer: User['_id']): boolean {
  if (error instanceof CartChanged) return true;
  return error instanceof ApiError && error.status === 409 && !attemptOf(payer);
}

/** What is paid for. */
interface Payable {
  cart: readonly CartProduct[];
  buyer: User | undefined;
  items: Purchase['items'];
  entries: CheckoutEntries;
  delivery: Purchase['delivery'];
  quote: Quote | undefined;
  /** The quote, if it has the price in its parts. */
  priced: Quote | undefined;
  /** What the shopper is shown, in US dollars. */
  total: number;
}

/** Pays for a cart, at most once at a time. */
export function usePayment({
  cart,
  buyer,
  items,
  entries,
  delivery,
  quote,
  priced,
  total,
}: Payable) {
  const navigate = useNavigate();
  const leaveAtTop = usePaidPlace();
  const queryClient = useQueryClient();
  const attempt = useAttempt(buyer?._id);
  const asked = askedFor(items, delivery, entries);
  /** What an outdated order would have cost, and what it was for. */
  const [outdated, setOutdated] = useState<{ price: Quote | undefined; asked: string }>();
  /** How often the cart had changed when the shopper wanted to pay. */
  const [changes, setChanges] = useState(0);
  const paying = useIsMutating({ mutationKey: PAYMENT }) > 0;

  /** Ensures that the shopper pays what is displayed, and learns first that it is sold out, or bought on another device. */
  async function confirmQuote(order: AskedOrder): Promise<Quote> {
    const wishes = wishesOf(order.entries);
    const [isOtherCart, data] = await Promise.all([
      catchUpCart(),
      queryClient.query(quoteOptions(order.items, wishes, order.buyer)),
    ]);
    const now = applyQuote(cart, data);
    const isAsShown = now.total === order.total && isOfferedAsShown(order.entries, quote, data);
    if (isOtherCart || now.blocked || !isAsShown) throw new CartChanged();
    return data;
  }

  const payment = useMutation({
    mutationKey: PAYMENT,
    mutationFn: async (order: AskedOrder) => {
      const { entries: entered, ...purchase } = order;
      // An unsettled attempt may have taken the stock already: only resending the same order can settle it.
      const isNew = !attemptOf(purchase.buyer);
      const confirmed = isNew ? await confirmQuote(order) : quote;
      const sent = beginAttempt({ ...purchase, told: toldOf(entered, confirmed) });
      const placed = await placeOrder(sent, isNew);
      return { ...placed, ordered: sent.items, isSame: sent.asked === purchase.asked };
    },
    onMutate: () => {
      setOutdated(undefined);
      return { price: priced, asked };
    },
    onSuccess: ({ order, ordered, isFirst, isSame }, { buyer: payer }) => {
      if (isSame) checkoutEntries.clear();
      noteOrder(payer, order.number);
      // Otherwise another tab got the reply first and has already removed the items.
      if (isFirst) removeOrdered(ordered);
      // At once, so that it is not bought on another device, too.
      void settleCart();
      if (order.payment.success)
        notify.success(isSame ? BROWSING_TEXTS.paid : earlierPaymentText());
      // Stock has changed, and there is a new order.
      void queryClient.invalidateQueries({ queryKey: [PUBLIC_DATA] });
      void queryClient.invalidateQueries({ queryKey: [ORDERS] });
    },
    onError: (error, { buyer: payer }, shown) => {
      if (isOutdated(error, payer)) setOutdated(shown);
      if (error instanceof CartChanged) {
        notify.error('Your cart has changed. Please check it before you pay.');
        setChanges((count) => count + 1);
        return;
      }
      notify.error(failureText(error, failedPaymentText(payer)));
      if (attemptOf(payer)) void noteUnsettledOrder(payer);
      void queryClient.invalidateQueries({ queryKey: QUOTE });
      void queryClient.invalidateQueries({ queryKey: DELIVERY });
      // A refused payment leaves a cancelled order, and one of unknown outcome an order that is being paid.
      void queryClient.invalidateQueries({ queryKey: [ORDERS] });
    },
  });

  /** Home once the order is paid, else to where it is paid. */
  function goOn({ number, payment: { success, url } }: Order) {
    leaveAtTop();
    if (success) void navigate(shopPaths.home);
    else if (url === undefined) void navigate(dashboardPaths.userOrder(number));
    else otherSite.open(url);
  }

  function pay() {
    // Read from the query client: a second click can arrive before the button is rendered as busy.
    if (!buyer || queryClient.isMutating({ mutationKey: PAYMENT }) > 0) return;
    payment.mutate(
      { buyer: buyer._id, items, delivery, total, asked, entries },
      {
        // Called only while the page is open: a shopper who has left is not redirected.
        onSuccess: ({ order, isSame }) => {
          // An order that is still to be paid leads there in any case: that is what was pressed for.
          if (isSame || !order.payment.success) goOn(order);
        },
      },
    );
  }

  return {
    pay,
    paying,
    /** A payment that was sent, and whose outcome is not known. */
    attempt,
    changes,
    /** What an order cost that was refused because it was outdated, while nothing has been changed since. */
    refusedPrice: outdated?.asked === asked ? outdated.price : undefined,
    /** What was refused of the entries, while nothing has been changed since. */
    refusedFields:
      payment.context?.asked === asked && payment.error instanceof ApiError
        ? payment.error.errors
        : undefined,
  };
}
