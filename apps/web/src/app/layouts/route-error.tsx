import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useConnection } from '../../lib/connection';
import { Button, ButtonLink } from '../../ui/forms/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { PageMeta } from '../../ui/page/page-meta';
import { paths } from '../../lib/paths';

/**
 * A page that could not be shown: its code did not load, or it broke. While the shop can't be reached a reload would end
 * at the browser's own error page, so the page alone is asked for again, by itself as soon as that may help.
 */
export function RouteError() {
  const isAway = useConnection() !== 'online';
  const navigate = useNavigate();
  const here = useLocation();
  const askAgain = () => void navigate(here, { replace: true });

  const wasAway = useRef(isAway);
  useEffect(() => {
    if (wasAway.current && !isAway) void navigate(here, { replace: true });
    wasAway.current = isAway;
  }, [isAway, navigate, here]);

  return (
    <>
      <PageMeta noIndex />
      <EmptyState
        title="This page could not be shown"
        icon={<TriangleAlert aria-hidden size={28} strokeWidth={1.5} />}
        actions={
          <>
            <Button onClick={isAway ? askAgain : () => window.location.reload()}>Try again</Button>
            <ButtonLink to={paths.home} tone="secondary" reloadDocument={!isAway}>
              Go to the shop
            </ButtonLink>
          </>
        }
      >
        {isAway
          ? 'You seem to be offline. Try again once you are connected. Your cart is safe.'
          : 'Something on our side went wrong. Your cart is safe.'}
      </EmptyState>
    </>
  );
}
