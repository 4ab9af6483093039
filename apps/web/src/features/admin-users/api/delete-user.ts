import { endpoints, type UserRow } from '@shop/shared';
import { call } from '../../../lib/api-client';
import { useUserWrite } from './use-user-write';

/** Deletes the account of a shopper, whose name then goes from orders and changes too. */
export function useDeleteUser(userId: UserRow['_id'], onDone: () => void) {
  return useUserWrite({ write: () => call(endpoints.deleteUser, { params: { userId } }), onDone });
}
