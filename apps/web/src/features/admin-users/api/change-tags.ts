import { endpoints, type UserRow } from '@shop/shared';
import { call } from '../../../lib/http/api-client';
import { useUserWrite } from './use-user-write';

/** Sets the tags of a user, by which promotions know them. */
export function useChangeTags({ _id: userId, tags: tagsBefore = [] }: UserRow, onDone: () => void) {
  return useUserWrite({
    write: (tags: string[]) =>
      call(endpoints.updateUserTags, { params: { userId }, body: { tags, tagsBefore } }),
    outdated: { queryKey: ['users'] },
    onDone,
  });
}
