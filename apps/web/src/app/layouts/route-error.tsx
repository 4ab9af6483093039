import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useConnection } from '../../lib/http/connection';
import { Button, ButtonLink } from '../../ui/forms/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { PageMeta } from '../../ui/metadata/page-meta';
import { shopPaths } from '../../lib/address/shop-paths';

/** A line that is back may not hold at once. */
const RELOAD_AFTER_MS = 1_000;
const reload = () => window.location.reload();

/**
 * Shown instead of a page that threw or whose code did not load. While the shop can't be reached, a reload would end at
 * the browser's own error page, so it is reloaded once the connection is back: browsers don't load failed code twice.
 */
export function RouteError() {
  const isDisconnected = useConnection() !== 'online';
  const [wasDisconnected] = useState(isDisconnected);
  useEffect(() => {
    if (wasDisconnected && !isDisconnected) setTimeout(reload, RELOAD_AFTER_MS);
  }, [wasDisconnected, isDisconnected]);

  return (
    <div className="container">
      <PageMeta noIndex />
      <EmptyState
        title="This page could not be shown"
        icon={<TriangleAlert aria-hidden size={28} strokeWidth={1.5} />}
        actions={
          <>
            {!isDisconnected && <Button onClick={reload}>Try again</Button>}
            <ButtonLink to={shopPaths.home} tone="secondary" reloadDocument={!isDisconnected}>
              Go to the shop
            </ButtonLink>
          </>
        }
      >
        {isDisconnected
          ? 'You seem to be offline. This page loads once you are back online. Your cart is safe.'
          : 'Something went wrong on our side. Your cart is safe.'}
      </EmptyState>
    </div>
  );
}
