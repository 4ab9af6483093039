import { endpoints } from '@shop/shared';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../lib/api-client';
import { useConnection } from '../lib/connection';
import { recoverData } from '../lib/query-client';

const FIRST_PROBE_MS = 2_000;
const LAST_PROBE_MS = 30_000;
/** A call that fails by itself, while the shop answers others, must not be asked for without end. */
const RECOVERY_PAUSE_MS = 30_000;

/** While the shop does not answer, asks now and then whether it does again; then the page fetches what it lacks. */
export function useRecovery(queryClient: QueryClient) {
  const connection = useConnection();
  const isDue = useRef(false);
  const lastRecovery = useRef(-Infinity);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function recover() {
      isDue.current = false;
      lastRecovery.current = Date.now();
      recoverData(queryClient);
    }
    if (connection === 'online') {
      const pause = lastRecovery.current + RECOVERY_PAUSE_MS - Date.now();
      if (isDue.current && pause <= 0) recover();
      else if (isDue.current) timer = setTimeout(recover, pause);
      return () => clearTimeout(timer);
    }
    isDue.current = true;
    if (connection === 'offline') return undefined;

    let isOver = false;
    function probeAfter(pause: number) {
      timer = setTimeout(() => {
        // The call itself tells the connection how it went; an answer of any kind ends this effect.
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
