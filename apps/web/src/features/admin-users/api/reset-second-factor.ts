import { endpoints, type UserRow } from '@shop/shared';
import { call } from '../../../lib/http/api-client';
import { useUserWrite } from './use-user-write';

/** Turns off the second factor of another user. */
export function useResetSecondFactor(userId: UserRow['_id'], onDone: () => void) {
  return useUserWrite({
    write: () => call(endpoints.resetSecondFactor, { params: { userId } }),
    outdated: { queryKey: ['users'] },
    onDone,
  });
}
