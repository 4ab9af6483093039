import { endpoints } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';
import { ApiError } from '../../../lib/api-error';
import { useSession } from '../../../lib/session';

const checks = { user: endpoints.checkUser, admin: endpoints.checkAdmin } as const;

type Area = keyof typeof checks;

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

interface AccessState {
  isGranted: boolean;
  /** Whether it is refused until this administrator has set up a second factor. */
  lacksSecondFactor: boolean;
}

/**
 * Whether the server grants access to an area; not until it does. Access survives a later check that gets no answer,
 * but not one that is refused. Without a session nothing is requested.
 */
export function useAccess(area: Area): AccessState {
  // Keyed by user, not by token: a profile update that renews the token must not close the page.
  const userId = useSession()?.user._id;
  const check = useQuery({
    queryKey: ['access', area, userId],
    queryFn: ({ signal }) => call(checks[area], { signal }),
    enabled: userId !== undefined,
  });
  return {
    isGranted: check.data?.ok === true && !isRefusal(check.error),
    lacksSecondFactor: check.error instanceof ApiError && check.error.secondFactor === 'missing',
  };
}
