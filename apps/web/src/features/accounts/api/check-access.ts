import { endpoints, type Permission, type Preferences } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { ApiError, lacksSecondFactor } from '../../../lib/http/api-error';
import { ACCESS } from '../../../lib/http/query-client';
import { session, useSession } from '../../../lib/session/session';

type Area = 'user' | 'admin';

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

interface AccessState {
  isGranted: boolean;
  /** Whether access is refused until this administrator has set up a second factor. */
  lacksSecondFactor: boolean;
}

/** Another administrator may have changed what this one may do. */
function notePermissions(permissions: readonly Permission[] | undefined) {
  const current = session.get();
  if (!current || String(current.user.permissions) === String(permissions)) return;
  const { _id, name, email, phone, address, role } = current.user;
  const user = { _id, name, email, phone, address, role };
  session.set({
    ...current,
    user: permissions ? { ...user, permissions: [...permissions] } : user,
  });
}

/** A missing second factor is returned as data, which stays during a refetch; other refusals are errors. */
async function check(
  area: Area,
  signal: AbortSignal,
  onPreferences?: (kept: Preferences | undefined) => void,
): Promise<AccessState> {
  try {
    if (area === 'user') {
      await call(endpoints.checkUser, { signal });
    } else {
      const { permissions, preferences } = await call(endpoints.checkAdmin, { signal });
      notePermissions(permissions);
      onPreferences?.(preferences);
    }
    return { isGranted: true, lacksSecondFactor: false };
  } catch (error) {
    if (!lacksSecondFactor(error)) throw error;
    return { isGranted: false, lacksSecondFactor: true };
  }
}

/**
 * Whether the server grants access to an area; false until it does. A later check without a reply does not revoke
 * access, a refused one does. Without a session nothing is requested.
 * @param onPreferences receives what an administrator chose for the screens, before these are shown.
 */
export function useAccess(
  area: Area,
  onPreferences?: (kept: Preferences | undefined) => void,
): AccessState {
  // Keyed by user and role, not by token: a profile update that renews the token must not close the page.
  const { _id: userId, role } = useSession()?.user ?? {};
  const { data, error } = useQuery({
    queryKey: [ACCESS, area, userId, role],
    queryFn: ({ signal }) => check(area, signal, onPreferences),
    enabled: userId !== undefined,
  });
  return data && !isRefusal(error) ? data : { isGranted: false, lacksSecondFactor: false };
}
