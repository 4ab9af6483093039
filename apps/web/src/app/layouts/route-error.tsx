import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useConnection } from '../../lib/http/connection';
import { Button, ButtonLink } from '../../ui/forms/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { PageMeta } from '../../ui/metadata/page-meta';
import { shopPaths } from '../../lib/address/shop-paths';

/**
 * Shown instead of a page that threw or whose code did not load. While the shop can't be reached, a reload would end at
 * the browser's own error page, so only the page's code is loaded again, automatically once the connection is back.
 */
export function RouteError() {
  const isDisconnected = useConnection() !== 'online';
  const navigate = useNavigate();
  const here = useLocation();
  const retry = () => void navigate(here, { replace: true });

  const wasDisconnected = useRef(isDisconnected);
  useEffect(() => {
    if (wasDisconnected.current && !isDisconnected) void navigate(here, { replace: true });
    wasDisconnected.current = isDisconnected;
  }, [isDisconnected, navigate, here]);

  return (
    <>
      <PageMeta noIndex />
      <EmptyState
        title="This page could not be shown"
        icon={<TriangleAlert aria-hidden size={28} strokeWidth={1.5} />}
        actions={
          <>
            <Button onClick={isDisconnected ? retry : () => window.location.reload()}>
              Try again
            </Button>
            <ButtonLink to={shopPaths.home} tone="secondary" reloadDocument={!isDisconnected}>
              Go to the shop
            </ButtonLink>
          </>
        }
      >
        {isDisconnected
          ? 'You seem to be offline. Try again once you are back online. Your cart is safe.'
          : 'Something went wrong on our side. Your cart is safe.'}
      </EmptyState>
    </>
  );
}
