import { PERMISSION_MISSING, type Permission } from '@shop/shared';
import { Lock } from 'lucide-react';
import { Outlet, useLocation } from 'react-router-dom';
import { shopPaths } from '../../lib/address/shop-paths';
import { useMissingFor } from '../../lib/session/permissions';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ButtonLink } from '../../ui/forms/button';
import { PageMeta } from '../../ui/metadata/page-meta';
import { PageHeading } from '../../ui/page/page-heading';
import { useReloadOnChange } from './use-reload-on-change';

const HEADING = 'Not permitted';

/** Shows a screen to those who have the permissions that it takes, and tells all others which one they lack. */
export function PermissionGuard() {
  const { pathname } = useLocation();
  useReloadOnChange();
  const missing = useMissingFor(pathname);
  return missing ? <NotPermitted permission={missing} /> : <Outlet />;
}

function NotPermitted({ permission }: { permission: Permission }) {
  return (
    <>
      <PageMeta page={HEADING} noIndex />
      <PageHeading>{HEADING}</PageHeading>
      <EmptyState
        title={`This screen needs “${permission}”`}
        icon={<Lock aria-hidden size={28} strokeWidth={1.5} />}
        actions={<ButtonLink to={shopPaths.adminDashboard}>Admin Panel</ButtonLink>}
      >
        {PERMISSION_MISSING(permission)}
      </EmptyState>
    </>
  );
}
