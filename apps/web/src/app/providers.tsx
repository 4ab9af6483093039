import type { ShopDetails } from '@shop/shared';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { setSessionRefusedHandler } from '../lib/api-client';
import { forgetPrivateData } from '../lib/query-client';
import { session } from '../lib/session';
import { ShopDetailsContext } from '../ui/page/shop-details';
import { SiteOrigin } from '../ui/page/site-origin';
import { useRecovery } from './use-recovery';

interface ProvidersProps {
  queryClient: QueryClient;
  /** `https://shop.example` */
  origin: string;
  shopDetails: ShopDetails;
  children: ReactNode;
}

/** A token that the server no longer takes ends the session; another visitor never sees the last one's data. */
function useSessionRules(queryClient: QueryClient) {
  useEffect(() => {
    setSessionRefusedHandler(session.clear);
    let userId = session.get()?.user._id;
    return session.subscribe(() => {
      const nextId = session.get()?.user._id;
      if (nextId !== userId) forgetPrivateData(queryClient);
      userId = nextId;
    });
  }, [queryClient]);
}

/** What every page stands on. */
export function Providers({ queryClient, origin, shopDetails, children }: ProvidersProps) {
  useSessionRules(queryClient);
  useRecovery(queryClient);
  return (
    <SiteOrigin value={origin}>
      <ShopDetailsContext value={shopDetails}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </ShopDetailsContext>
    </SiteOrigin>
  );
}
