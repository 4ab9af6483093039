import { endpoints } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { ApiError, lacksSecondFactor } from '../../../lib/http/api-error';
import { ACCESS } from '../../../lib/http/query-client';
import { useSession } from '../../../lib/session/session';

const checks = { user: endpoints.checkUser, admin: endpoints.checkAdmin } as const;

type Area = keyof typeof checks;

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

interface AccessState {
  isGranted: boolean;
  /** Whether access is refused until this administrator has set up a second factor. */
  lacksSecondFactor: boolean;
}

/** A missing second factor is returned as data, which stays during a refetch; other refusals are errors. */
async function check(area: Area, signal: AbortSignal): Promise<AccessState> {
  try {
    return { isGranted: (await call(checks[area], { signal })).ok, lacksSecondFactor: false };
  } catch (error) {
    if (!lacksSecondFactor(error)) throw error;
    return { isGranted: false, lacksSecondFactor: true };
  }
}

/**
 * Whether the server grants access to an area; false until it does. A later check without a reply does not revoke
 * access, a refused one does. Without a session nothing is requested.
 */
export function useAccess(area: Area): AccessState {
  // Keyed by user, not by token: a profile update that renews the token must not close the page.
  const userId = useSession()?.user._id;
  const { data, error } = useQuery({
    queryKey: [ACCESS, area, userId],
    queryFn: ({ signal }) => check(area, signal),
    enabled: userId !== undefined,
  });
  return data && !isRefusal(error) ? data : { isGranted: false, lacksSecondFactor: false };
}
