import { endpoints } from '@shop/shared';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../lib/http/api-client';
import { useConnection } from '../lib/http/connection';
import { refetchAfterOutage } from '../lib/http/query-client';

const FIRST_PROBE_MS = 2_000;
const LAST_PROBE_MS = 30_000;
/** A call that keeps failing while the shop answers others must not be retried endlessly. */
const MIN_REFETCH_INTERVAL_MS = 30_000;

/** Polls an unresponsive shop until it replies, then refetches the data that the page lacks. */
export function useReconnect(queryClient: QueryClient) {
  const connection = useConnection();
  const isDue = useRef(false);
  const lastRefetch = useRef(-Infinity);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function refetch() {
      isDue.current = false;
      lastRefetch.current = Date.now();
      refetchAfterOutage(queryClient);
    }
    if (connection === 'online') {
      const pause = lastRefetch.current + MIN_REFETCH_INTERVAL_MS - Date.now();
      if (isDue.current && pause <= 0) refetch();
      else if (isDue.current) timer = setTimeout(refetch, pause);
      return () => clearTimeout(timer);
    }
    isDue.current = true;
    if (connection === 'offline') return undefined;

    let isOver = false;
    function probeAfter(pause: number) {
      timer = setTimeout(() => {
        // The call itself updates the connection state; any reply ends this effect.
        call(endpoints.countProducts).catch(() => {
          if (!isOver) probeAfter(Math.min(pause * 2, LAST_PROBE_MS));
        });
      }, pause);
    }
    probeAfter(FIRST_PROBE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [connection, queryClient]);
}
