import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ACCESS, PUBLIC_DATA } from '../../lib/http/query-client';
import { useSession } from '../../lib/session/session';

/** When an administrator's permissions change, what was loaded with the old ones is dropped and loaded again. */
export function useReloadOnChange() {
  const queryClient = useQueryClient();
  const permissions = String(useSession()?.user.permissions);
  const before = useRef(permissions);
  useEffect(() => {
    if (before.current === permissions) return;
    before.current = permissions;
    void queryClient.resetQueries({
      predicate: ({ queryKey: [first] }) => first !== PUBLIC_DATA && first !== ACCESS,
    });
  }, [permissions, queryClient]);
}
