import { TriangleAlert } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { PageMeta } from '../../ui/page-meta';
import { paths } from '../paths';

/** A page that could not be shown: its code did not load, or it broke. */
export function RouteError() {
  return (
    <>
      <PageMeta noIndex />
      <EmptyState
        title="This page could not be shown"
        icon={<TriangleAlert aria-hidden size={28} strokeWidth={1.5} />}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>Try again</Button>
            <ButtonLink to={paths.home} tone="secondary" reloadDocument>
              Go to the shop
            </ButtonLink>
          </>
        }
      >
        {navigator.onLine
          ? 'Something on our side went wrong. Your cart is safe.'
          : 'You seem to be offline. Try again once you are connected. Your cart is safe.'}
      </EmptyState>
    </>
  );
}
