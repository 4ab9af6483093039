import { endpoints } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';
import { ApiError } from '../../../lib/api-error';
import { useSession } from '../../../lib/session';

const checks = { user: endpoints.checkUser, admin: endpoints.checkAdmin } as const;

export type Area = keyof typeof checks;

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

/**
 * Whether the server lets the visitor into an area; false until it says so. A later check that gets no answer takes
 * nothing away, one that is refused does. Without a session there is nothing to ask.
 */
export function useAccess(area: Area): boolean {
  // By the user, not the token: a token that a profile update renews must not close the page under its reader.
  const userId = useSession()?.user._id;
  const check = useQuery({
    queryKey: ['access', area, userId],
    queryFn: ({ signal }) => call(checks[area], { signal }),
    enabled: userId !== undefined,
  });
  return check.data?.ok === true && !isRefusal(check.error);
}
