import { endpoints, type UserRow } from '@shop/shared';
import { call } from '../../../lib/http/api-client';
import { useUserWrite } from './use-user-write';

/** Deletes a shopper's account, which also removes their name from orders and audit entries. */
export function useDeleteUser(userId: UserRow['_id'], onDone: () => void) {
  return useUserWrite({ write: () => call(endpoints.deleteUser, { params: { userId } }), onDone });
}
