import type { ShopDetails } from '@shop/shared';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { forgetViewed } from '../features/catalog';
import { claimCart } from '../features/kept-cart';
import { setSessionRefusedHandler } from '../lib/http/api-client';
import { dropDraftsOfOthers, keepDrafts } from '../lib/storage/drafts';
import { claimCheckoutEntries } from '../lib/storage/forget-everybody';
import { forgetPlacedOrderOfOthers } from '../lib/storage/placed-order';
import { dropAttemptsOfOthers } from '../lib/storage/stored-attempts';
import { forgetPrivateData } from '../lib/http/query-client';
import { session } from '../lib/session/session';
import { sessionEnd } from '../lib/session/session-end';
import { ShopDetailsContext, useCurrentShopDetails } from '../ui/page/shop-details';
import { SiteOrigin } from '../ui/metadata/site-origin';
import { forgetPlaces } from '../lib/history/history-places';
import { useReconnect } from './use-reconnect';

interface ProvidersProps {
  queryClient: QueryClient;
  /** `https://shop.example` */
  origin: string;
  /** The details that came with the page. */
  shopDetails: ShopDetails;
  children: ReactNode;
}

/** What others have left in this browser is not for who is signed in. */
function enter(userId: string) {
  dropDraftsOfOthers(userId);
  dropAttemptsOfOthers(userId);
  claimCheckoutEntries(userId);
  claimCart(userId);
}

/**
 * Ends the session when its token is refused, and saves drafts of forms. Drops private data when the user changes, what
 * was viewed when a session ends, and drafts, cart and payments when somebody else is signed in: whoever comes back gets
 * theirs.
 */
function useSessionRules(queryClient: QueryClient) {
  useEffect(() => {
    setSessionRefusedHandler(() => {
      session.clear();
      sessionEnd.note();
    });
    let userId = session.get()?.user._id;
    // The session may have been replaced in another tab while this one was closed.
    if (userId !== undefined) enter(userId);
    forgetPlacedOrderOfOthers(userId);
    return session.subscribe(() => {
      const nextId = session.get()?.user._id;
      if (nextId !== undefined) sessionEnd.forget();
      if (nextId === undefined) keepDrafts();
      else if (nextId !== userId) enter(nextId);
      if (nextId !== userId) {
        forgetPrivateData(queryClient);
        forgetPlacedOrderOfOthers(nextId);
        forgetPlaces();
      }
      // What a guest viewed stays theirs when they sign in.
      if (userId !== undefined && nextId !== userId) forgetViewed();
      userId = nextId;
    });
  }, [queryClient]);
}

/** The contexts that every page needs. */
export function Providers({ queryClient, origin, shopDetails, children }: ProvidersProps) {
  useSessionRules(queryClient);
  useReconnect(queryClient);
  const currentDetails = useCurrentShopDetails(shopDetails);
  return (
    <SiteOrigin value={origin}>
      <ShopDetailsContext value={currentDetails}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </ShopDetailsContext>
    </SiteOrigin>
  );
}
