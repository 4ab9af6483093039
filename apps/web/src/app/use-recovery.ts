import { endpoints } from '@shop/shared';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../lib/api-client';
import { useConnection } from '../lib/connection';
import { recoverData } from '../lib/query-client';

const FIRST_PROBE_MS = 2_000;
const LAST_PROBE_MS = 30_000;

/** While the shop does not answer, asks now and then whether it does again; then the page fetches what it lacks. */
export function useRecovery(queryClient: QueryClient) {
  const connection = useConnection();
  const before = useRef(connection);
  useEffect(() => {
    if (connection === 'online' && before.current !== 'online') recoverData(queryClient);
    before.current = connection;
    if (connection !== 'unreachable') return undefined;

    let timer: ReturnType<typeof setTimeout>;
    function probeAfter(pause: number) {
      timer = setTimeout(() => {
        // The call itself tells the connection how it went; success ends this effect.
        call(endpoints.countProducts).catch(() => probeAfter(Math.min(pause * 2, LAST_PROBE_MS)));
      }, pause);
    }
    probeAfter(FIRST_PROBE_MS);
    return () => clearTimeout(timer);
  }, [connection, queryClient]);
}
