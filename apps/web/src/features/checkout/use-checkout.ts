import type { CartProduct, User } from '@shop/shared';
import { useState } from 'react';
import { ApiError } from '../../lib/http/api-error';
import { useConnection } from '../../lib/http/connection';
import { useCheckoutEntries } from '../../lib/storage/checkout-entries';
import { useDelivery } from './api/get-delivery';
import { useQuote } from './api/quote-order';
import { applyQuote } from './apply-quote';
import { chosenMethod } from './chosen-method';
import { wishesOf } from './entries';
import { orderItems } from './order-items';
import { usePayment } from './use-payment';
import { useRefusedGuess } from './use-refused-guess';
import { useSettledPlace } from './use-settled-place';

/** The cart at current prices, and its payment. */
export function useCheckout(cart: readonly CartProduct[], buyer: User | undefined) {
  const items = orderItems(cart);
  const entries = useCheckoutEntries(buyer?._id);
  const quote = useQuote(items, useSettledPlace(wishesOf(entries)), buyer?._id);
  useRefusedGuess(quote.data ? null : quote.error, entries.codes);
  const delivery = useDelivery(buyer);
  const isOffline = useConnection() === 'offline';
  const isCurrent = quote.data !== undefined && !quote.isPlaceholderData && !isOffline;
  const quoted = applyQuote(cart, quote.data, isCurrent);
  /** The price in its parts. It stays while another way of delivery or another code is priced. */
  const priced = quote.data?.amounts ? quote.data : undefined;
  const lastPriced = useLast(priced);
  const { pay, paying, attempt, changes, refusedPrice, refusedFields } = usePayment({
    cart,
    buyer,
    items,
    entries,
    delivery,
    quote: quote.data,
    priced,
    total: priced ? priced.total : quoted.total,
  });

  return {
    buyer,
    quoted,
    priced,
    /** The price that the steps show: the last one while none can be had, so that what was typed can be corrected. */
    stepsOf: priced ?? (quote.error ? lastPriced : undefined),
    isPricing: quote.isPlaceholderData,
    pricedAt: quote.dataUpdatedAt,
    changes,
    /** How the order can be paid, and will be. */
    methods: quote.data?.paymentMethods ?? [],
    method: chosenMethod(entries, quote.data),
    /** What the shop offers besides, but not for this total. */
    unfitMethods: quote.data?.unfitMethods ?? [],
    refusedPrice,
    refusedFields,
    /** Recipient and address of the order; undefined for a visitor. */
    delivery,
    quoteError: quote.error,
    retryQuote: () => void quote.refetch(),
    /** The server rejects the whole cart, for example because it has too many items. */
    refused: quote.error instanceof ApiError && quote.error.status === 400,
    hasAttempt: attempt !== undefined,
    /** A payment of unknown outcome: the button finishes it, whatever was changed since. */
    unsettled: paying ? undefined : attempt,
    isOffline,
    paying,
    pay,
  };
}

/** A value, and the last one while there is none. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

export type Checkout = ReturnType<typeof useCheckout>;
